import { fallbackAgentName } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/publish/public-agents'
import { Suspense } from 'react'
import type { Chat } from './chat/use-chat.ts'
import { ConversationView } from './conversation/conversation-view.tsx'
import { LandingView } from './landing/landing-view.tsx'
import { LazyRestoreActions } from './on-demand/lazy-action-box.tsx'
import { LazyLeadOffer } from './on-demand/lazy-lead-offer.tsx'
import { LazyLivePerson } from './on-demand/lazy-live-person.ts'
import { Spinner } from './ui/spinner.tsx'
import type { HumanContactActions } from './use-human-contact.ts'

interface ChatContentProps {
  readonly agent: PublicAgent
  readonly starterPrompts: readonly PublicStarterPrompt[]
  /** Null if the agent answers. */
  readonly pausedText: string | null
  /** Why the agent can't answer yet; undefined if it can. */
  readonly notReadyText: string | undefined
  readonly chat: Chat
  /** Whether there is a conversation, which replaces the landing view. */
  readonly started: boolean
  readonly people: HumanContactActions
  readonly onAsk: (text: string) => boolean
  readonly onAskAgain: (text: string) => void
}

/** The content above the input: the conversation and its extras, or the landing view before the first message. */
export function ChatContent(props: ChatContentProps) {
  const { agent, pausedText, people, onAsk } = props
  const { state, restoring, identity, dispatch } = props.chat
  const name = agent.name || fallbackAgentName
  if (restoring) return <Spinner label="Loading your conversation" />
  if (!props.started)
    return (
      <LandingView
        agent={agent}
        name={name}
        starterPrompts={props.starterPrompts}
        pausedText={pausedText}
        notReadyText={props.notReadyText}
        onAsk={onAsk}
      />
    )
  const { person } = people
  return (
    <>
      <ConversationView
        state={state}
        isQueued={props.chat.isQueued}
        agent={agent}
        agentName={name}
        greeting={agent.greeting || chatTexts.greeting(agent.name)}
        pausedText={pausedText}
        identity={identity}
        onAsk={onAsk}
        onAskAgain={props.onAskAgain}
      />
      {agent.hasActions && state.restores > 0 && (
        <LazyRestoreActions {...{ publicId: agent.publicId, identity, state, dispatch }} />
      )}
      <div className="ways-on">
        <LazyLeadOffer agent={agent} state={state} identity={identity} requests={people.leadRequests} />
        {person && (
          <Suspense>
            <LazyLivePerson key={person.conversationId} {...person} requests={people.personRequests} />
          </Suspense>
        )}
      </div>
    </>
  )
}
