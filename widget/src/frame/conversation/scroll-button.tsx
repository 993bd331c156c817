import { ArrowDown } from 'lucide-react'
import type { RefObject } from 'react'

interface ScrollButtonProps {
  readonly composer: RefObject<HTMLElement | null>
  readonly onClick: () => void
}

/** Scrolls to the newest message and moves the focus to the input. */
export function ScrollButton({ composer, onClick }: ScrollButtonProps) {
  return (
    <button
      type="button"
      className="scroll-button"
      onClick={({ detail }) => {
        onClick()
        if (detail === 0) composer.current?.querySelector('textarea')?.focus({ preventScroll: true })
      }}
      aria-label="Scroll to bottom"
      title="Scroll to bottom"
    >
      <ArrowDown size={18} aria-hidden />
    </button>
  )
}
