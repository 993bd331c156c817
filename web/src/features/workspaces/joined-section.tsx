import type { JoinedWorkspace } from '@parleykit/contract/auth/account'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { focusContent } from '../../ui/navigation/focus-content.ts'
import { membersTexts, roleTexts } from './members-texts.ts'
import { useLeaveWorkspace } from './queries.ts'

/** Other people's workspaces that the user has joined, with a button to leave each. */
export function JoinedSection({ workspaces }: { readonly workspaces: readonly JoinedWorkspace[] }) {
  return (
    <TitledSection title={membersTexts.joinedTitle} text={membersTexts.joinedHelp}>
      <ul className="plain-list" aria-label={membersTexts.joinedTitle}>
        {workspaces.map((workspace) => (
          <JoinedRow key={workspace.id} workspace={workspace} />
        ))}
      </ul>
    </TitledSection>
  )
}

function JoinedRow({ workspace: { id, name, role, isPaused } }: { readonly workspace: JoinedWorkspace }) {
  const [isAsking, setAsking] = useState(false)
  const leaving = useLeaveWorkspace()

  async function leave() {
    if (
      await reportOutcome(
        'joined-workspaces',
        leaving.mutateAsync(id),
        membersTexts.left,
        membersTexts.changeFailed,
      )
    )
      focusContent()
  }

  return (
    <li className="account-row">
      <div className="truncating">
        <Flex align="center" gap="2" wrap="wrap">
          <Text size="2" weight="medium" dir="auto">
            {name}
          </Text>
          {isPaused && <Badge color="yellow">{membersTexts.paused}</Badge>}
        </Flex>
        <Text as="p" size="2" color="gray">
          {roleTexts[role]}
        </Text>
      </div>
      <PendingButton
        variant="soft"
        color="gray"
        aria-label={`Leave ${name}`}
        isOff={leaving.isPending}
        onClick={() => setAsking(true)}
      >
        Leave
      </PendingButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Leave ${name}'s workspace?`}
        text={membersTexts.leaveHelp}
        action="Leave workspace"
        onConfirm={() => void leave()}
      />
    </li>
  )
}
