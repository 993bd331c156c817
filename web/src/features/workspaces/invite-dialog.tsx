import { Text } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { InvitedNote } from './invited-note.tsx'
import { membersTexts } from './members-texts.ts'
import { useInviteMember } from './queries.ts'

/** Creates an invitation and shows its link. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const inviting = useInviteMember()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title size="4">{membersTexts.inviteTitle}</Dialog.Title>
        {inviting.data ? (
          <InvitedNote invited={inviting.data} onClose={onClose} />
        ) : (
          <InviteForm inviting={inviting} />
        )}
        {inviting.error && (
          <Text as="p" size="2" color="red" mt="3" role="alert">
            {withDetail(membersTexts.inviteFailed, inviting.error)}
          </Text>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}
