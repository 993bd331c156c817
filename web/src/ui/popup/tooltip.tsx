import { type ReactElement, useEffect, useState } from 'react'
import './tooltip.css'

interface TooltipProps {
  readonly content: string
  /** A button with its own accessible name. */
  readonly children: ReactElement
}

/** A short label next to an icon button, until Escape is pressed. */
export function Tooltip({ content, children }: TooltipProps) {
  const [isNear, setNear] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (!isNear) return
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [isNear])
  function come() {
    setNear(true)
    setDismissed(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, the button does
    <span
      className="tooltip-place"
      data-dismissed={isDismissed || undefined}
      onPointerEnter={come}
      onPointerLeave={() => setNear(false)}
      onFocus={come}
      onBlur={() => setNear(false)}
    >
      {children}
      <span className="tooltip" aria-hidden>
        {content}
      </span>
    </span>
  )
}
