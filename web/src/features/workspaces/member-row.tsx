import { membersTexts } from '@parleykit/contract/owner-texts'
import type { Member } from '@parleykit/contract/workspaces'
import { Badge, Button, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { withDetail } from '../../api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useChangeRole, useRemoveMember } from './queries.ts'
import { RoleSelect } from './role-select.tsx'

interface MemberRowProps {
  readonly member: Member
  readonly onGone: () => void
}

/** One member: the role, which changes at once, and the end of it. */
export function MemberRow({ member: { userId, username, email, role, isPaused }, onGone }: MemberRowProps) {
  const [isAsking, setAsking] = useState(false)
  const changing = useChangeRole()
  const removal = useRemoveMember()
  const onError = (error: Error) => {
    const { title, description } = membersTexts.changeFailed
    toastError({ title, description: withDetail(description, error) })
  }

  function remove() {
    removal.mutate(userId, {
      onSuccess: () => {
        toast(membersTexts.removed)
        onGone()
      },
      onError,
    })
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
          onChange={(next) =>
            changing.mutate(
              { userId, role: next },
              { onSuccess: () => toast(membersTexts.roleChanged), onError },
            )
          }
        />
        <Button
          variant="soft"
          color="gray"
          aria-label={`Remove ${username}`}
          disabled={removal.isPending}
          onClick={() => setAsking(true)}
        >
          Remove
        </Button>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${username}?`}
        text={membersTexts.removeHelp}
        action="Remove member"
        onConfirm={remove}
      />
    </li>
  )
}
