import type { User } from '@parleykit/contract/auth/account'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** What the dialog of a setting is given. */
export interface SettingDialogControl {
  readonly open: boolean
  readonly user: User
  /** Gets the focus after a save. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onSaved: () => void
}

interface SettingDialogProps extends Pick<SettingDialogControl, 'open' | 'returnTo' | 'onClose'> {
  readonly title: string
  readonly help: string
  readonly children: ReactNode
}

/** A dialog with the form of a setting. A press beside it doesn't close it: secrets would have to be typed again. */
export function SettingDialog({ open, returnTo, onClose, title, help, children }: SettingDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        maxWidth="520px"
        returnTo={returnTo}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title size="4">{title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {help}
        </Dialog.Description>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}
