import type { MemberInvitation } from '@parleykit/contract/workspaces/workspaces'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { membersTexts, roleTexts } from './members-texts.ts'
import { useWithdrawInvitation } from './queries.ts'

interface InvitationRowProps {
  readonly invitation: MemberInvitation
  readonly onGone: () => void
}

/** An unused invitation. */
export function InvitationRow({ invitation: { id, email, role, expiresAt }, onGone }: InvitationRowProps) {
  const withdrawal = useWithdrawInvitation()
  const whom = email ?? membersTexts.anybody

  async function withdraw() {
    const work = withdrawal.mutateAsync(id)
    if (await reportOutcome('members', work, membersTexts.withdrawn, membersTexts.changeFailed)) onGone()
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
      <PendingButton
        variant="soft"
        color="gray"
        aria-label={`Withdraw the invitation: ${whom}`}
        isOff={withdrawal.isPending}
        onClick={() => void withdraw()}
      >
        Withdraw
      </PendingButton>
    </li>
  )
}
