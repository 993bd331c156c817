import { starterPromptsShown } from '@parleykit/contract/limits'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/public-agents'
import { chatTexts } from '@parleykit/contract/texts'
import { useState } from 'react'
import { LazyWayToPerson } from '../on-demand/lazy-way-to-person.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { PausedNotice } from '../ui/paused-notice.tsx'
import { pickRandom } from './pick-random.ts'

interface LandingViewProps {
  agent: PublicAgent
  name: string
  starterPrompts: readonly PublicStarterPrompt[]
  /** Why nothing can be asked now; null while it can. */
  pausedText: string | null
  /** Why what is asked won't be answered yet; absent where it will. */
  notReadyText?: string | undefined
  onAsk: (text: string) => void
}

export function LandingView({
  agent,
  name,
  starterPrompts,
  pausedText,
  notReadyText,
  onAsk,
}: LandingViewProps) {
  const [shown] = useState(() => pickRandom(starterPrompts, starterPromptsShown, Math.random))
  return (
    <div className="landing">
      <Avatar agent={agent} />
      <h1 dir="auto">{name}</h1>
      {agent.tagline && (
        <p className="landing-tagline" dir="auto">
          "{agent.tagline}"
        </p>
      )}
      {pausedText !== null ? (
        <>
          <PausedNotice text={pausedText} />
          <LazyWayToPerson agent={agent} />
        </>
      ) : (
        <>
          <p className="landing-question" dir="auto">
            {chatTexts.landingQuestion}
          </p>
          {notReadyText !== undefined && <PausedNotice text={notReadyText} />}
          {shown.length > 0 && (
            <ul className="starters">
              {shown.map((prompt) => (
                <li key={`${prompt.title}\n${prompt.content}`}>
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
