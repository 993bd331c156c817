import { membersTexts, roleTexts } from '@parleykit/contract/owner-texts'
import type { MemberInvitation } from '@parleykit/contract/workspaces'
import { Badge, Button, Flex, Text } from '@radix-ui/themes'
import { withDetail } from '../../api-error.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useWithdrawInvitation } from './queries.ts'

interface InvitationRowProps {
  readonly invitation: MemberInvitation
  readonly onGone: () => void
}

/** An invitation that nobody has used yet. */
export function InvitationRow({ invitation: { id, email, role, expiresAt }, onGone }: InvitationRowProps) {
  const withdrawal = useWithdrawInvitation()
  const whom = email ?? membersTexts.anybody

  function withdraw() {
    withdrawal.mutate(id, {
      onSuccess: () => {
        toast(membersTexts.withdrawn)
        onGone()
      },
      onError: (error) => {
        const { title, description } = membersTexts.changeFailed
        toastError({ title, description: withDetail(description, error) })
      },
    })
  }

  return (
    <li className="account-row">
      <div className="truncating">
        <Flex align="center" gap="2" wrap="wrap">
          <Text size="2" weight="medium">
            {whom}
          </Text>
          <Badge color="gray">{membersTexts.invited}</Badge>
        </Flex>
        <Text as="p" size="2" color="gray">
          {roleTexts[role]} · until{' '}
          {new Date(expiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}
        </Text>
      </div>
      <Button
        variant="soft"
        color="gray"
        aria-label={`Withdraw the invitation: ${whom}`}
        disabled={withdrawal.isPending}
        onClick={withdraw}
      >
        Withdraw
      </Button>
    </li>
  )
}
