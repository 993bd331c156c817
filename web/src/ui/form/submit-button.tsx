import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { PendingButton } from './pending-button.tsx'
import { SubmitLabel } from './submit-label.tsx'

interface SubmitButtonProps
  extends Omit<ComponentProps<typeof PendingButton>, 'isDisabled' | 'isOff' | 'type'> {
  /** Whether the request is in progress: the button is disabled until it ends. */
  readonly isPending: boolean
  /** The label for screen readers during the request; undefined if the label doesn't change. */
  readonly pending?: string
  /** Whether there is nothing to send yet: the button does nothing but can have the focus. */
  readonly isOff?: boolean
}

/** The button that sends a form. Loses the focus while it is disabled, and regains it afterwards. */
export function SubmitButton({ isPending, pending, isOff = false, children, ...button }: SubmitButtonProps) {
  const self = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isPending) {
      hadFocus.current = document.activeElement === self.current
      return
    }
    if (hadFocus.current && document.activeElement === document.body) self.current?.focus()
    hadFocus.current = false
  }, [isPending])
  const said = isPending ? pending : undefined
  return (
    <>
      <PendingButton
        {...button}
        ref={self}
        type="submit"
        isOff={isOff}
        isDisabled={isPending}
        aria-busy={isPending}
      >
        <SubmitLabel isPending={said !== undefined} idle={children} pending={said ?? ''} />
      </PendingButton>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
