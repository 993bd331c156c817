import { Button } from '@radix-ui/themes'
import type { ComponentProps, MouseEvent } from 'react'

interface PendingButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'asChild'> {
  /** Whether it does nothing for now, such as while its action runs. */
  readonly isOff: boolean
  /** Whether it has the `disabled` attribute. */
  readonly isDisabled?: boolean
}

/** A button that keeps the focus while it is off; a disabled one would lose it. */
export function PendingButton({ isOff, isDisabled = false, onClick, ...button }: PendingButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!isOff) return onClick?.(event)
    // Enter in a field of its form also presses it.
    event.preventDefault()
  }
  return (
    <Button
      {...button}
      disabled={isDisabled}
      aria-disabled={isOff}
      data-disabled={isOff || isDisabled || undefined}
      onClick={press}
    />
  )
}
