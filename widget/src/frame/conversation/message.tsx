import { readingDirection } from '@parleykit/contract/reading-direction'
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import type { ChatMessage } from '../chat/chat-state.ts'
import { findLinks } from '../link-cards/find-links.ts'
import { LazyLinkCards } from '../link-cards/lazy-cards.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { AnswerText } from './answer-text.tsx'
import { MessageTime } from './message-time.tsx'
import { Sources } from './sources.tsx'
import type { ThumbsProps } from './thumbs.tsx'

/** Fetched with the first answer that can be rated; a chat without them is a chat still. */
const Thumbs = lazy<ComponentType<ThumbsProps>>(() =>
  import('./thumbs.tsx').then(
    ({ Thumbs }) => ({ default: Thumbs }),
    () => ({ default: () => null }),
  ),
)

interface MessageProps {
  message: ChatMessage
  agentName: string
  /** Whether the agent's name is seen, and not only heard. */
  named: boolean
  publicId: string
  identity: VisitorIdentity
  /** What it leads on to, below its thumbs; null for nothing. */
  suggestions: ReactNode
}

export const Message = memo(function Message({
  message,
  agentName,
  named,
  publicId,
  identity,
  suggestions,
}: MessageProps) {
  const own = message.role === 'user'
  const viewer = { publicId, visitorId: identity.visitorId, preview: identity.preview }
  // An answer under way may still be writing an address.
  const isWhole = message.messageId !== undefined
  const links = isWhole
    ? findLinks(
        message.content,
        message.sources.map(({ url }) => url),
      )
    : []
  return (
    <div className={`message ${message.role}`}>
      {message.personName || (named && !own) ? (
        <Speaker person={message.personName} agentName={agentName} />
      ) : (
        <span className="visually-hidden">{own ? 'You' : agentName}: </span>
      )}
      <div className="bubble">
        <div dir={readingDirection(message.content)}>
          {own ? <p className="plain-text">{message.content}</p> : <AnswerText text={message.content} />}
        </div>
      </div>
      {links.length > 0 && (
        <Suspense>
          <LazyLinkCards urls={links} viewer={viewer} />
        </Suspense>
      )}
      <Sources sources={message.sources} text={message.content} viewer={viewer} />
      {message.messageId && (
        <Suspense fallback={<div className="thumbs" />}>
          <Thumbs
            messageId={message.messageId}
            given={message.thumb ?? null}
            publicId={publicId}
            identity={identity}
          />
        </Suspense>
      )}
      {suggestions}
      <MessageTime at={message.timestamp} focusable={message.messageId === undefined} />
    </div>
  )
})

/** Names the sender of a message; a person also gets a circle with the first letter of the name. */
function Speaker({ person, agentName }: { person: string | undefined; agentName: string }) {
  return (
    <span className="speaker">
      {person && (
        <span className="speaker-letter" aria-hidden>
          {[...person][0]?.toUpperCase()}
        </span>
      )}
      {person || agentName}
    </span>
  )
}
