import { Button, Flex } from '@radix-ui/themes'
import type { ReactNode, RefObject } from 'react'
import { AlertDialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onConfirm: () => void
  /** The label of the button that changes nothing. */
  readonly cancelLabel?: string
  /** Additional information. */
  readonly children?: ReactNode
  /** Whether the action deletes something for good. */
  readonly isDestructive?: boolean
  /** The element that gets the focus afterwards, if the dialog is opened from a menu. */
  readonly returnTo?: RefObject<HTMLElement | null>
}

/** Asks before an action that can't be undone or that visitors notice at once. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  action,
  onConfirm,
  cancelLabel = 'Cancel',
  children,
  isDestructive = true,
  returnTo,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Content maxWidth="440px" returnTo={returnTo}>
        <AlertDialog.Title size="4">{title}</AlertDialog.Title>
        <AlertDialog.Description size="2" color="gray">
          {text}
        </AlertDialog.Description>
        {children}
        <Flex gap="3" mt="5" justify="end" className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {cancelLabel}
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button {...(isDestructive && { color: 'red' as const })} onClick={onConfirm}>
              {action}
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
