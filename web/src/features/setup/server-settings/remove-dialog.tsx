import type { User } from '@parleykit/contract/auth/account'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { ToastText } from '../../../ui/feedback/toast-text.ts'
import { ProofForm } from '../../auth/proof-form.tsx'

interface RemoveDialogProps {
  readonly open: boolean
  readonly user: User
  readonly title: string
  readonly text: string
  readonly action: string
  readonly failure: Required<ToastText>
  readonly onClose: () => void
  readonly remove: (proof: { password: string; code: string }) => Promise<unknown>
}

/** Asks the operator to prove who they are before a setting is removed. */
export function RemoveDialog({
  open,
  user,
  title,
  text,
  action,
  failure,
  onClose,
  remove,
}: RemoveDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="440px">
        <Dialog.Title size="4">{title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {text}
        </Dialog.Description>
        <ProofForm
          action={action}
          asksForCode={user.twoStep}
          failure={failure}
          isDestructive
          onClose={onClose}
          send={async (proof) => {
            await remove(proof)
            onClose()
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
