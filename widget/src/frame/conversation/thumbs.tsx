import type { Thumb } from '@parleykit/contract/conversations'
import { ThumbsUp } from 'lucide-react'
import { type ComponentType, type CSSProperties, lazy, Suspense, useRef, useState } from 'react'
import type { CommentFormProps } from '../care/comment-form.tsx'
import { publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export interface ThumbsProps {
  messageId: number
  /** As the visitor has rated it before; null for not at all. */
  given: Thumb | null
  publicId: string
  identity: VisitorIdentity
}

/** Fetched with the first thumb down; that one counts without it too. */
const CommentForm = lazy<ComponentType<CommentFormProps>>(() =>
  import('../on-demand/on-demand.ts').then(
    ({ CommentForm }) => ({ default: CommentForm }),
    () => ({ default: () => null }),
  ),
)

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
  const [commenting, setCommenting] = useState(false)
  const down = useRef<HTMLButtonElement>(null)

  async function tell(thumb: Thumb | null, comment?: string): Promise<boolean> {
    const { visitorId, preview } = identity
    const response = await fetch(`${publicApiPath('bots', publicId)}/messages/${messageId}/thumb`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitorHeaders(identity) },
      body: JSON.stringify({ visitorId, thumb, comment, preview }),
    }).catch(() => null)
    return response?.ok ?? false
  }

  async function rate(thumb: Thumb | null) {
    setCurrent(thumb)
    setCommenting(false)
    if (!(await tell(thumb))) setCurrent(current)
    else if (thumb === 'down') setCommenting(true)
  }

  return (
    <>
      <div className="thumbs">
        {(['up', 'down'] as const).map((thumb) => (
          <button
            key={thumb}
            ref={thumb === 'down' ? down : undefined}
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
      {commenting && (
        <Suspense>
          <CommentForm
            onSend={(comment) => tell('down', comment)}
            onClose={() => {
              setCommenting(false)
              down.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
