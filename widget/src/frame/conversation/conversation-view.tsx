import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import type { ReactNode } from 'react'
import type { ChatMessage, ChatState } from '../chat/chat-state.ts'
import { LazyContactOptions } from '../on-demand/lazy-contact-options.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { PausedNotice } from '../ui/paused-notice.tsx'
import { TypingIndicator } from '../ui/typing-indicator.tsx'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { AnswerText } from './answer-text.tsx'
import { LimitNotice } from './limit-notice.tsx'
import { Message } from './message.tsx'
import { RetryButton } from './retry-button.tsx'
import { Suggestions } from './suggestions.tsx'
import { UnansweredNotice } from './unanswered-notice.tsx'

interface ConversationViewProps {
  state: ChatState
  /** Whether the last question is sent automatically once the server answers again. */
  isQueued: boolean
  agent: PublicAgent
  agentName: string
  greeting: string
  /** Why nothing can be asked now; null while it can. */
  pausedText: string | null
  identity: VisitorIdentity
  onAsk: (text: string) => void
  /** Asks the last question again. */
  onAskAgain: (text: string) => void
}

/**
 * The list of messages. An answer in progress is below the log and moves into it when it is complete, so that screen
 * readers speak it once instead of token by token.
 */
export function ConversationView(props: ConversationViewProps) {
  const { state, isQueued, agent, agentName, greeting, pausedText, identity } = props
  const { messages, turn, answerer } = state
  const isAgent = answerer.state === 'agent'
  // Names are shown from a person's first message on.
  const person = messages.findIndex(({ personName }) => personName)
  return (
    <div className="conversation">
      <h1 className="visually-hidden">Chat with {agentName}</h1>
      <div className="messages" role="log" aria-live="polite" aria-label="Messages">
        <div className="message assistant">
          <Avatar agent={agent} key={agent.profileImageUrl} />
          <div className="bubble" dir={readingDirection(greeting)}>
            <AnswerText text={greeting} />
          </div>
        </div>
        {messages.map((message, index) => (
          <LoggedMessage key={message.id} index={index} person={person} {...props} />
        ))}
      </div>
      {turn?.answer && (
        <div className="messages" aria-live="off">
          <Message
            message={turn.answer}
            isLast={false}
            showsName={person >= 0}
            agent={agent}
            agentName={agentName}
            identity={identity}
            suggestions={null}
          />
        </div>
      )}
      {turn && turn.answer === null && isAgent && (
        <div className="message assistant">
          <Avatar agent={agent} key={agent.profileImageUrl} />
          <TypingIndicator />
        </div>
      )}
      <StatusLines state={state} agentName={agentName} isQueued={isQueued} />
      {pausedText !== null && (
        <>
          <PausedNotice text={pausedText} />
          <LazyContactOptions agent={agent} />
        </>
      )}
    </div>
  )
}

interface LoggedMessageProps extends ConversationViewProps {
  readonly index: number
  /** The index of a person's first message; -1 if there is none. */
  readonly person: number
}

/** A message of the log, or a notice that a limit was reached. */
function LoggedMessage({ index, person, ...view }: LoggedMessageProps) {
  const { state, agent, agentName, pausedText, identity, onAsk, onAskAgain } = view
  const { messages, turn } = state
  const message = messages[index]
  if (!message) return null
  const isFree = turn === null && pausedText === null
  if (message.retryAt !== undefined)
    return (
      <LimitNotice
        text={message.content}
        retryAt={message.retryAt}
        {...askingAgain(messages, index, isFree ? { onAsk, onAskAgain } : null)}
      />
    )
  return (
    <Message
      message={message}
      isLast={index === messages.length - 1 && turn === null}
      showsName={person >= 0 && index > person}
      agent={agent}
      agentName={agentName}
      identity={identity}
      suggestions={belowMessage(message, isFree, view)}
    />
  )
}

/**
 * Below the last message: suggestions and ways to go on. Below an unanswered question: a way to ask it again. Null for all
 * others, so that messages aren't rendered again with every piece of an answer.
 */
function belowMessage(message: ChatMessage, isFree: boolean, view: ConversationViewProps): ReactNode {
  const { state, agent, onAsk, onAskAgain } = view
  const { messages, answerer } = state
  const question = messages.findLast(({ role }) => role === 'user')
  if (message === messages.at(-1) && isFree)
    return (
      <>
        <Suggestions suggestions={message.suggestions ?? []} onAsk={onAsk} />
        {message.outcome === 'failed' && question && (
          <RetryButton question={question.content} onAsk={onAskAgain} />
        )}
        {message.outcome && <LazyContactOptions agent={agent} />}
      </>
    )
  if (!message.isUnanswered || answerer.state !== 'agent') return null
  return <UnansweredNotice message={message} messages={messages} onAsk={isFree ? onAsk : null} />
}

/** What screen readers hear, and what is wrong with the connection. */
function StatusLines({
  state: { messages, turn, answerer },
  agentName,
  isQueued,
}: Pick<ConversationViewProps, 'state' | 'agentName' | 'isQueued'>) {
  const last = messages.at(-1)
  return (
    <>
      <p className="visually-hidden" role="status">
        {turn?.line === 'open' && answerer.state === 'agent' ? `${agentName} is replying` : ''}
      </p>
      <p className="visually-hidden" role="status">
        {last?.retryAt !== undefined ? last.content : ''}
      </p>
      <p className="broken-line" role="status">
        {turn && turn.line !== 'open' ? chatTexts.brokenLine[turn.line] : ''}
        {isQueued ? chatTexts.sentLater : ''}
      </p>
    </>
  )
}

type Ask = (text: string) => void

/** The question before a notice, and a callback to send it again; none if that was done already. */
function askingAgain(
  messages: readonly ChatMessage[],
  at: number,
  ways: { readonly onAsk: Ask; readonly onAskAgain: Ask } | null,
): { readonly question: string; readonly onAsk: Ask | null } {
  const question = messages.slice(0, at).findLast(({ role }) => role === 'user')?.content ?? ''
  const later = messages.slice(at + 1).filter(({ role }) => role === 'user')
  if (ways === null || later.some(({ content }) => content === question)) return { question, onAsk: null }
  return { question, onAsk: later.length === 0 ? ways.onAskAgain : ways.onAsk }
}
