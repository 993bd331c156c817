import { chatTexts } from '@parleykit/contract/chat/texts'
import type { Thumb } from '@parleykit/contract/conversations/conversations'
import { Check, Copy, ThumbsUp } from 'lucide-react'
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ChatMessage } from '../chat/chat-state.ts'
import { copyText } from '../chat/markdown-loader.ts'
import type { CommentFormProps } from '../feedback/comment-form.tsx'
import { publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export interface AnswerActionsProps {
  message: ChatMessage
  messageId: number
  publicId: string
  identity: VisitorIdentity
  /** Shown in the same line after the buttons. */
  children: ReactNode
}

/** Fetched with the first thumbs down, which counts even if the form fails to load. */
const CommentForm = lazy<ComponentType<CommentFormProps>>(() =>
  import('../on-demand/on-demand.ts').then(
    ({ CommentForm }) => ({ default: CommentForm }),
    () => ({ default: () => null }),
  ),
)

const toldMs = 2000

// Not in the style sheet, because these buttons load with the first answer and not with the page.
const quiet: CSSProperties = {
  padding: 7,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 'var(--radius-s)',
  lineHeight: 0,
}

/** Copies or rates an answer. A second click or a failure takes the rating back. */
export function AnswerActions({ message, messageId, publicId, identity, children }: AnswerActionsProps) {
  const [current, setCurrent] = useState(message.thumb ?? null)
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
      <div className="message-line">
        <div className="message-buttons">
          <CopyAnswer text={message.content} />
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
        {children}
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

function CopyAnswer({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), toldMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const shown = button.current?.closest('.message')?.querySelector<HTMLElement>('.bubble')
    setCopied(await copyText(text, shown ?? null))
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <button
        ref={button}
        type="button"
        style={quiet}
        aria-label={chatTexts.copyAnswer}
        onClick={() => void copy()}
      >
        <Icon size={14} aria-hidden />
      </button>
      <span className="visually-hidden" role="status">
        {copied ? chatTexts.codeCopied : ''}
      </span>
    </>
  )
}
