import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { pictureMessage } from '@parleykit/contract/chat/limits'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import type { ChatMessage } from '../chat/chat-state.ts'
import { findLinks } from '../link-cards/find-links.ts'
import { LazyLinkCards } from '../link-cards/lazy-cards.ts'
import { LazyActionBox } from '../on-demand/lazy-action-box.tsx'
import { LazyMessagePictures } from '../on-demand/lazy-pictures.tsx'
import { Avatar, InitialsAvatar } from '../ui/avatar.tsx'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { AnswerActionsProps } from './answer-actions.tsx'
import { AnswerText } from './answer-text.tsx'
import { formatTime } from './format-time.ts'
import { Sources } from './sources.tsx'

/** Fetched with the first answer that can be rated; the chat works without it. */
const AnswerActions = lazy<ComponentType<AnswerActionsProps>>(() =>
  import('./answer-actions.tsx').then(
    ({ AnswerActions }) => ({ default: AnswerActions }),
    () => ({ default: ({ children }) => <div className="message-line">{children}</div> }),
  ),
)

interface MessageProps {
  message: ChatMessage
  agent: PublicAgent
  agentName: string
  /** Whether this is the last message and no reply is in progress. */
  isLast: boolean
  /** Whether the agent's name is visible; screen readers always read it. */
  showsName: boolean
  identity: VisitorIdentity
  /** Shown below the message's actions; null for nothing. */
  suggestions: ReactNode
}

export const Message = memo(function Message({
  message,
  agent,
  agentName,
  isLast,
  showsName,
  identity,
  suggestions,
}: MessageProps) {
  const isOwn = message.role === 'user'
  const { publicId } = agent
  const viewer = { publicId, visitorId: identity.visitorId, preview: identity.preview }
  // The last address in an answer in progress may be incomplete.
  const isComplete = message.messageId !== undefined
  const links = isComplete
    ? findLinks(
        message.content,
        message.sources.map(({ url }) => url),
      )
    : []
  const time = <MessageTime at={message.timestamp} focusable={message.messageId === undefined} />
  return (
    <div className={`message ${message.role}${isLast ? ' last' : ''}`}>
      {!isOwn &&
        (message.personName !== undefined ? (
          <InitialsAvatar name={message.personName} />
        ) : (
          <Avatar agent={agent} key={agent.profileImageUrl} />
        ))}
      <div className="message-body">
        {message.personName || (showsName && !isOwn) ? (
          <span className="speaker">{message.personName || agentName}</span>
        ) : (
          <span className="visually-hidden">{isOwn ? 'You' : agentName}: </span>
        )}
        <div className="bubble">
          {message.pictures && (
            <Suspense>
              <LazyMessagePictures publicId={publicId} identity={identity} ids={message.pictures} />
            </Suspense>
          )}
          <div dir={readingDirection(message.content)}>
            <Words message={message} />
          </div>
        </div>
        {links.length > 0 && (
          <Suspense>
            <LazyLinkCards urls={links} viewer={viewer} />
          </Suspense>
        )}
        <Sources sources={message.sources} text={message.content} viewer={viewer} />
        {isComplete && message.action && (
          <LazyActionBox
            action={message.action}
            said={message.content}
            publicId={publicId}
            identity={identity}
          />
        )}
        {isOwn && suggestions}
        {message.messageId ? (
          <Suspense fallback={<div className="message-line">{time}</div>}>
            <AnswerActions
              message={message}
              messageId={message.messageId}
              publicId={publicId}
              identity={identity}
            >
              {time}
            </AnswerActions>
          </Suspense>
        ) : (
          <div className="message-line">{time}</div>
        )}
        {!isOwn && suggestions}
      </div>
    </div>
  )
})

/** What a message says. Pictures without a word say enough. */
function Words({ message: { role, content, pictures } }: Pick<MessageProps, 'message'>) {
  if (role !== 'user') return <AnswerText text={content} />
  return pictures && content === pictureMessage ? null : <p className="plain-text">{content}</p>
}

interface MessageTimeProps {
  /** Milliseconds since the epoch. */
  at: number
  /** Whether the time itself takes the focus, because nothing else in the message does. */
  focusable: boolean
}

/** The time of a message: always available to screen readers, visible on hover and focus. */
function MessageTime({ at, focusable }: MessageTimeProps) {
  return (
    <time className="message-time" dateTime={new Date(at).toISOString()} tabIndex={focusable ? 0 : undefined}>
      {formatTime(at, Date.now(), undefined)}
    </time>
  )
}
