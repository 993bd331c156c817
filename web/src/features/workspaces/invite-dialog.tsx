import { membersTexts, planTexts } from '@parleykit/contract/owner-texts'
import { limitsOf } from '@parleykit/contract/plans'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { withDetail } from '../../api/api-error.ts'
import { InviteForm } from './invite-form.tsx'
import { InvitedNote } from './invited-note.tsx'
import { invitationsQuery, membersQuery, useInviteMember } from './queries.ts'
import { useWorkspace } from './use-workspace.ts'

/** Makes an invitation and shows its link, or says that the plan has no seat for one. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const inviting = useInviteMember()
  const workspace = useWorkspace()
  const members = useQuery(membersQuery)
  const invitations = useQuery(invitationsQuery)
  const seats = limitsOf(workspace?.subscriptionTier ?? 'free').members
  const taken = 1 + (members.data?.length ?? 0) + (invitations.data?.length ?? 0)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title size="4">{membersTexts.inviteTitle}</Dialog.Title>
        {inviting.data ? (
          <InvitedNote invited={inviting.data} onClose={onClose} />
        ) : taken < seats ? (
          <InviteForm inviting={inviting} />
        ) : (
          <>
            <Dialog.Description size="2">{membersTexts.noSeat(seats)}</Dialog.Description>
            <Flex gap="3" mt="5" justify="end" className="dialog-actions">
              <Dialog.Close>
                <Button variant="soft" color="gray">
                  Cancel
                </Button>
              </Dialog.Close>
              <Button asChild>
                <Link to="/dashboard/subscription">{planTexts.upgradeNow}</Link>
              </Button>
            </Flex>
          </>
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
