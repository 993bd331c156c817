import type { Action } from '@parleykit/contract/actions/actions'
import { Badge, Button, Flex, Text } from '@radix-ui/themes'
import { FileDiff, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { Time } from '../../ui/format/time.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { actionTexts } from './action-texts.ts'
import { mcpTexts } from './mcp/mcp-texts.ts'
import { useDeleteAction } from './queries.ts'
import { RunsButton } from './runs-button.tsx'

const ReviewDialog = lazy(() =>
  import('./mcp/review-dialog.tsx').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)

interface ActionRowProps {
  readonly agentId: number
  readonly action: Action
  readonly onEdit: () => void
  readonly onGone: () => void
}

/** An action in the list, with its use and what can be done with it. */
export function ActionRow({ agentId, action, onEdit, onGone }: ActionRowProps) {
  const { name, isOn, phrases, uses, failures, lastUsedAt, missingSecrets } = action
  // Without its secrets it is offered to nobody.
  const isOffered = isOn && missingSecrets === 0
  return (
    <li className="action-row">
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" className="wrap-anywhere">
          {name}
        </Text>
        <Badge color={isOffered ? 'green' : 'gray'}>{isOffered ? actionTexts.on : actionTexts.off}</Badge>
        {action.kind === 'mcp' && action.mcp.change && (
          <Badge color="yellow">{mcpTexts.changes[action.mcp.change.kind]}</Badge>
        )}
        {missingSecrets > 0 && <Badge color="yellow">{actionTexts.missingSecrets(missingSecrets)}</Badge>}
      </Flex>
      {phrases[0] && (
        <Text as="p" size="2" color="gray" className="wrap-anywhere">
          “{phrases[0]}”
        </Text>
      )}
      <Text as="p" size="1" color="gray">
        {lastUsedAt ? (
          <>
            {uses} {uses === 1 ? 'use' : 'uses'}, {failures} failed, last <Time instant={lastUsedAt} />
          </>
        ) : (
          actionTexts.unused
        )}
      </Text>
      <Flex gap="2" wrap="wrap">
        <RequireRole least="editor">
          <RowButtons agentId={agentId} action={action} onEdit={onEdit} onGone={onGone} />
        </RequireRole>
        <RunsButton agentId={agentId} action={action} />
      </Flex>
    </li>
  )
}

function RowButtons({ agentId, action, onEdit, onGone }: ActionRowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const deletion = useDeleteAction(agentId, action.id)

  async function remove() {
    const work = deletion.mutateAsync(undefined)
    const done = { title: actionTexts.deleted }
    if (await reportOutcome('actions', work, done, actionTexts.deleteFailed)) onGone()
  }

  return (
    <>
      {action.kind === 'mcp' && action.mcp.change?.kind === 'changed' && (
        <Button type="button" size="1" onClick={() => setReviewing(true)}>
          <FileDiff size={14} /> {mcpTexts.review}
        </Button>
      )}
      <Button type="button" size="1" variant="soft" color="gray" onClick={onEdit}>
        <Pencil size={14} /> Edit
      </Button>
      <PendingButton
        size="1"
        variant="soft"
        color="gray"
        isOff={deletion.isPending}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={14} /> Delete
      </PendingButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={actionTexts.deleteTitle}
        text={actionTexts.deleteHelp}
        action="Delete"
        onConfirm={() => void remove()}
      />
      {isReviewing && action.kind === 'mcp' && (
        <Suspense>
          <ReviewDialog agentId={agentId} action={action} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </>
  )
}
