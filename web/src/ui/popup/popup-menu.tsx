import { DropdownMenu } from '@radix-ui/themes'
import { type ComponentProps, type ReactElement, useCallback, useState } from 'react'
import './popup-menu.css'

interface PopupMenuProps extends ComponentProps<typeof DropdownMenu.Content> {
  /** The button that opens the menu. */
  readonly trigger: ReactElement
  readonly disabled?: boolean
  /** Set if the parent controls whether it is open. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/** A menu that opens in the landmark of its button and hides nothing on the page from screen readers. */
export function PopupMenu({
  trigger,
  disabled = false,
  open,
  onOpenChange,
  children,
  ...content
}: PopupMenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const findPlace = useCallback((span: HTMLElement | null) => {
    if (span) setPlace(span.closest<HTMLElement>('main, header'))
  }, [])
  return (
    <span ref={findPlace} className="popup-place">
      <DropdownMenu.Root
        modal={false}
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange })}
      >
        <DropdownMenu.Trigger disabled={disabled}>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" container={place} {...content}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </span>
  )
}
