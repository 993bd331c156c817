import type { Thumb } from '@parleykit/contract/conversations'
import { ThumbsUp } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { publicApiPath } from '../public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export interface ThumbsProps {
  messageId: number
  /** As the visitor has rated it before; null for not at all. */
  given: Thumb | null
  publicId: string
  identity: VisitorIdentity
}

// Here and not in the style sheet, because they come with the first answer and not with the page.
const quiet: CSSProperties = {
  padding: 7,
  color: 'var(--text-quiet)',
  background: 'none',
  border: 0,
  borderRadius: '50%',
  position: 'relative',
  insetInlineStart: -7,
  lineHeight: 0,
}

/** Asks quietly what the visitor thinks of an answer; a second click takes it back, and so does a failure. */
export function Thumbs({ messageId, given, publicId, identity }: ThumbsProps) {
  const [current, setCurrent] = useState(given)

  async function rate(thumb: Thumb | null) {
    setCurrent(thumb)
    const { visitorId, preview } = identity
    const response = await fetch(`${publicApiPath('bots', publicId)}/messages/${messageId}/thumb`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitorHeaders(identity) },
      body: JSON.stringify({ visitorId, thumb, preview }),
    }).catch(() => null)
    if (!response?.ok) setCurrent(current)
  }

  return (
    <div className="thumbs">
      {(['up', 'down'] as const).map((thumb) => (
        <button
          key={thumb}
          type="button"
          style={quiet}
          aria-label={thumb === 'up' ? 'Good answer' : 'Bad answer'}
          aria-pressed={current === thumb}
          onClick={() => void rate(current === thumb ? null : thumb)}
        >
          <ThumbsUp
            size={14}
            fill={current === thumb ? 'currentcolor' : 'none'}
            style={thumb === 'down' ? { scale: '1 -1' } : undefined}
            aria-hidden
          />
        </button>
      ))}
    </div>
  )
}
