import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface SaveButtonProps {
  /** Whether there is nothing to save, or it is being saved. */
  readonly isOff: boolean
  readonly children: ReactNode
}

/** The button of a form that stays after it was saved: it keeps the focus while it is off, which a disabled one loses. */
export function SaveButton({ isOff, children }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      // Enter in a field presses it, too.
      onClick={(event) => isOff && event.preventDefault()}
    >
      {children}
    </Button>
  )
}
