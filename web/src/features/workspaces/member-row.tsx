import type { MemberRole } from '@parleykit/contract/base/roles'
import type { Member } from '@parleykit/contract/workspaces/workspaces'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { membersTexts } from './members-texts.ts'
import { useChangeRole, useRemoveMember } from './queries.ts'
import { RoleSelect } from './role-select.tsx'

interface MemberRowProps {
  readonly member: Member
  readonly onGone: () => void
}

/** One member, with a role that changes at once and a button to remove them. */
export function MemberRow({ member: { userId, username, email, role, isPaused }, onGone }: MemberRowProps) {
  const [isAsking, setAsking] = useState(false)
  const changing = useChangeRole()
  const removal = useRemoveMember()

  async function remove() {
    const work = removal.mutateAsync(userId)
    if (await reportOutcome('members', work, membersTexts.removed, membersTexts.changeFailed)) onGone()
  }
  function change(next: MemberRole) {
    const work = changing.mutateAsync({ userId, role: next })
    void reportOutcome('members', work, membersTexts.roleChanged, membersTexts.changeFailed)
  }

  return (
    <li className="account-row">
      <div className="truncating">
        <Flex align="center" gap="2" wrap="wrap">
          <Text size="2" weight="medium" dir="auto">
            {username}
          </Text>
          {isPaused && <Badge color="yellow">{membersTexts.paused}</Badge>}
        </Flex>
        <Text as="p" size="2" color="gray">
          {email}
        </Text>
        {isPaused && (
          <Text as="p" size="1" color="gray">
            {membersTexts.pausedHelp}
          </Text>
        )}
      </div>
      <Flex gap="3">
        <RoleSelect
          label={`Role of ${username}`}
          role={changing.isPending ? changing.variables.role : role}
          disabled={changing.isPending}
          onChange={change}
        />
        <PendingButton
          variant="soft"
          color="gray"
          aria-label={`Remove ${username}`}
          isOff={removal.isPending}
          onClick={() => setAsking(true)}
        >
          Remove
        </PendingButton>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${username}?`}
        text={membersTexts.removeHelp}
        action="Remove member"
        onConfirm={() => void remove()}
      />
    </li>
  )
}
