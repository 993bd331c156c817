import type { User } from '@parleykit/contract/auth/account'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast } from '../../ui/feedback/toast-queue.ts'
import { identityTexts } from '../auth/identity-texts.ts'
import { ProofForm } from '../auth/proof-form.tsx'
import { useLinkIdentity, useUnlinkIdentity } from './identity-queries.ts'

export type IdentityTask =
  | { readonly kind: 'link'; readonly provider: string }
  | { readonly kind: 'unlink'; readonly id: number }

interface IdentityDialogProps {
  readonly task: IdentityTask | null
  readonly user: User
  readonly onClose: () => void
  readonly onUnlinked: () => void
}

/** Asks the user to prove who they are before linking or unlinking an identity provider's sign-in. */
export function IdentityDialog({ task, user, onClose, onUnlinked }: IdentityDialogProps) {
  const link = useLinkIdentity()
  const unlink = useUnlinkIdentity()
  const form = { asksForCode: user.twoStep, failure: identityTexts.identityFailed, onClose }
  return (
    <Dialog.Root open={task !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="440px">
        {task?.kind === 'link' && (
          <>
            <Dialog.Title size="4">{identityTexts.linkIdentity(task.provider)}</Dialog.Title>
            <Dialog.Description size="2" color="gray" mb="4">
              {identityTexts.linkIdentityWhat(task.provider)}
            </Dialog.Description>
            <ProofForm
              {...form}
              action="Continue"
              send={(proof) => clearToastsBefore('sign-ins', link).mutateAsync(proof)}
            />
          </>
        )}
        {task?.kind === 'unlink' && (
          <>
            <Dialog.Title size="4">{identityTexts.unlinkIdentity}</Dialog.Title>
            <Dialog.Description size="2" color="gray" mb="4">
              {identityTexts.unlinkIdentityWhat}
            </Dialog.Description>
            <ProofForm
              {...form}
              action="Unlink"
              isDestructive
              send={async (proof) => {
                await clearToastsBefore('sign-ins', unlink).mutateAsync({ id: task.id, proof })
                toast(identityTexts.identityUnlinked, 'sign-ins')
                onClose()
                onUnlinked()
              }}
            />
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}
