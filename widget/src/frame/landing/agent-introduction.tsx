import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/publish/public-agents'
import { LazyContactOptions } from '../on-demand/lazy-contact-options.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { PausedNotice } from '../ui/paused-notice.tsx'

interface AgentIntroductionProps {
  agent: PublicAgent
  name: string
  /** The prompts to show. */
  starterPrompts: readonly PublicStarterPrompt[]
  /** Why nothing can be asked now; null while it can. */
  pausedText?: string | null
  /** Why the agent can't answer yet; undefined if it can. */
  notReadyText?: string | undefined
  onAsk: (text: string) => void
}

/** The agent introduces itself before the first question. */
export function AgentIntroduction({
  agent,
  name,
  starterPrompts,
  pausedText = null,
  notReadyText,
  onAsk,
}: AgentIntroductionProps) {
  return (
    <div className="landing">
      <Avatar agent={agent} key={agent.profileImageUrl} />
      <h1 dir="auto">{name}</h1>
      {agent.tagline && (
        <p className="landing-tagline" dir="auto">
          "{agent.tagline}"
        </p>
      )}
      {pausedText !== null ? (
        <>
          <PausedNotice text={pausedText} />
          <LazyContactOptions agent={agent} />
        </>
      ) : (
        <>
          <p className="landing-question" dir="auto">
            {chatTexts.landingQuestion}
          </p>
          {notReadyText !== undefined && <PausedNotice text={notReadyText} />}
          {starterPrompts.length > 0 && (
            <ul className="starters">
              {starterPrompts.map((prompt, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they have no state, and two may be alike while they are written
                <li key={index}>
                  <button type="button" dir="auto" onClick={() => onAsk(prompt.content)}>
                    <strong>{prompt.title}</strong>
                    {prompt.content !== prompt.title && <span>{prompt.content}</span>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
