import { fallbackAgentName } from '@parleykit/contract/limits'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/public-agents'
import { readingDirection } from '@parleykit/contract/reading-direction'
import { chatTexts } from '@parleykit/contract/texts'
import { ArrowDown } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { brandStyle } from './brand-style.ts'
import { LazyLeadOffer } from './care/lazy-lead-offer.tsx'
import { useChat } from './chat/use-chat.ts'
import { Composer } from './composer/composer.tsx'
import { ConsentLine } from './consent/consent-line.tsx'
import { useConsent } from './consent/use-consent.ts'
import { ConversationView } from './conversation/conversation-view.tsx'
import { useScrollFollow } from './conversation/use-scroll-follow.ts'
import { FrameHeader } from './frame-header.tsx'
import { LandingView } from './landing/landing-view.tsx'
import { LazyPerson } from './person/lazy-person.ts'
import { waitForPerson } from './person/wait-for-person.ts'
import { Spinner } from './spinner.tsx'
import { useCloseOnEscape } from './use-close-on-escape.ts'
import { useComposerHeight } from './use-composer-height.ts'
import { useEmbedCommands } from './use-embed-commands.ts'
import { useEmbedHeight } from './use-embed-height.ts'

interface ChatPageProps {
  agent: PublicAgent
  starterPrompts: readonly PublicStarterPrompt[]
  pausedText: string
  poweredByUrl: string
  embedded: boolean
  /** The page around it has a head with the way to a new chat. */
  panel: boolean
  preview: boolean
}

export function ChatPage({
  agent,
  starterPrompts,
  pausedText,
  poweredByUrl,
  embedded,
  panel,
  preview,
}: ChatPageProps) {
  const chat = useChat(agent.publicId, preview)
  const { state, restoring, send, stop, startNewChat, identity } = chat
  const [style] = useState(() => brandStyle(agent.brandColor))
  const frame = useRef<HTMLElement>(null)
  const composer = useRef<HTMLDivElement>(null)
  const started = state.messages.length > 0
  const scroll = useScrollFollow(started)
  const [requests, setRequests] = useState(0)
  const [leadRequests, setLeadRequests] = useState({ of: 0, count: 0 })
  useComposerHeight(frame, composer)
  useCloseOnEscape(embedded)
  useEmbedHeight(embedded, scroll.scroller, scroll.content, composer)

  const name = agent.name || fallbackAgentName
  // The owner's playground works in every status.
  const paused = agent.status === 'maintenance' && !preview
  const { conversationId } = state
  const person =
    agent.allowsTakeover && !paused && conversationId !== null
      ? {
          state,
          conversationId,
          agent,
          agentName: name,
          identity,
          dispatch: chat.dispatch,
          wait: waitForPerson,
        }
      : null
  const mayAskPerson = person !== null && state.answerer.state === 'agent'
  const askPerson = mayAskPerson ? () => setRequests(requests + 1) : null
  // The visitor's language decides; before a word of it, the agent's own.
  const asked = state.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const direction =
    readingDirection(...asked) ??
    readingDirection(agent.name, agent.tagline ?? '', ...starterPrompts.map(({ content }) => content))
  const { consent, held, admit } = useConsent(
    paused ? null : agent.consentLine,
    identity,
    started || restoring,
  )
  /** False where something has to be agreed to first. */
  const ask = (text: string) => {
    if (!admit(text)) return false
    scroll.follow()
    send(text)
    return true
  }
  const conversation = {
    agentName: name,
    publicId: agent.publicId,
    identity,
    conversationId: state.conversationId,
    remove: chat.deleteConversation,
    askPerson,
    leaveEmail:
      agent.leadForm && conversationId !== null
        ? () => setLeadRequests(({ count }) => ({ of: conversationId, count: count + 1 }))
        : null,
    leadTitle: agent.leadForm?.title ?? '',
    officeHours: agent.officeHours,
  }
  useEmbedCommands(embedded, started, {
    onReset: startNewChat,
    onSend: ask,
    onIdentify: chat.identify,
  })

  return (
    <main
      ref={frame}
      dir={direction}
      className={embedded ? 'frame embedded' : 'frame'}
      style={style}
      aria-label={`Chat with ${name}`}
    >
      <div ref={scroll.scroller} className="scroller">
        {!embedded && (
          <FrameHeader
            agent={agent}
            name={name}
            onNewChat={started ? startNewChat : null}
            conversation={conversation}
          />
        )}
        <div ref={scroll.content} className="content">
          {restoring ? (
            <Spinner label="Loading your conversation" />
          ) : started ? (
            <>
              <ConversationView
                state={state}
                agent={agent}
                agentName={name}
                greeting={agent.greeting || chatTexts.greeting(agent.name)}
                pausedText={paused ? pausedText : null}
                identity={identity}
                onAsk={ask}
                onAskAgain={(text) => {
                  scroll.follow()
                  chat.sendAgain(text)
                }}
              />
              <LazyLeadOffer
                agent={agent}
                state={state}
                identity={identity}
                requests={leadRequests.of === conversationId ? leadRequests.count : 0}
              />
              {person && (
                <Suspense>
                  <LazyPerson key={person.conversationId} {...person} requests={requests} />
                </Suspense>
              )}
            </>
          ) : (
            <LandingView
              agent={agent}
              name={name}
              starterPrompts={starterPrompts}
              pausedText={paused ? pausedText : null}
              onAsk={ask}
            />
          )}
        </div>
      </div>
      {started && scroll.away && (
        <button
          type="button"
          className="scroll-button"
          onClick={scroll.toBottom}
          aria-label="Scroll to bottom"
        >
          <ArrowDown size={18} aria-hidden />
        </button>
      )}
      <Composer
        ref={composer}
        agentName={agent.name}
        poweredByUrl={embedded ? null : poweredByUrl}
        started={started || restoring}
        off={paused || restoring}
        turn={state.turn}
        unsent={held || chat.unsent}
        consent={consent && <ConsentLine {...consent} />}
        onSend={ask}
        onStop={stop}
        onNewChat={embedded && started && !panel ? startNewChat : null}
        conversation={embedded && started ? conversation : null}
      />
    </main>
  )
}
