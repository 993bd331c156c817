import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CardViewer } from '../link-cards/fetch-link-preview.ts'
import { LazyLinkCard } from '../link-cards/lazy-cards.ts'
import type { QuotedSource } from './group-sources.ts'

interface SourceButtonProps {
  source: QuotedSource
  /** The label if the title is empty. */
  fallback: string
  /** The id of its quotes while they are open, else undefined. */
  quoteId: string | undefined
  viewer: CardViewer
  onToggle: () => void
}

/** Ignore a pointer that only passes over. */
const restMs = 250

/** A source of an answer; a click opens its quotes. A web page's card shows on hover and focus. */
export function SourceButton({ source, fallback, quoteId, viewer, onToggle }: SourceButtonProps) {
  const { isShown, handlers } = useShownAtRest()
  const link = source.url !== null && /^https?:/.test(source.url) ? source.url : null
  return (
    <li {...handlers}>
      <button
        type="button"
        className="source-button"
        aria-expanded={quoteId !== undefined}
        aria-controls={quoteId}
        onClick={onToggle}
      >
        {source.marks && <>{source.marks}&nbsp;</>}
        <bdi>{source.title || fallback}</bdi>
      </button>
      {isShown && link !== null && quoteId === undefined && (
        <div className="source-card">
          <Suspense>
            <LazyLinkCard url={link} viewer={viewer} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

/** Whether the mouse rests on an element or the focus is in it. Escape dismisses it. */
function useShownAtRest() {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  return {
    isShown,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setShown(true), restMs)
      },
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setShown(true)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hide()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') hide()
      },
    },
  }
}
