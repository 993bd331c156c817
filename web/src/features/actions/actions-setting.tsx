import type { Action } from '@parleykit/contract/actions/actions'
import { actionsMax } from '@parleykit/contract/actions/limits'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Badge, Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { FileDiff, FileDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { Time } from '../../ui/format/time.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { actionTexts } from './action-texts.ts'
import { mcpTexts } from './mcp/mcp-texts.ts'
import { openapiTexts } from './openapi-texts.ts'
import { actionsQuery, useDeleteAction } from './queries.ts'
import './actions.css'

const ActionEditor = lazy(() =>
  import('./action-editor.tsx').then(({ ActionEditor }) => ({ default: ActionEditor })),
)

const ImportOpenapi = lazy(() =>
  import('./import-openapi.tsx').then(({ ImportOpenapi }) => ({ default: ImportOpenapi })),
)
const McpServers = lazy(() =>
  import('./mcp/mcp-servers.tsx').then(({ McpServers }) => ({ default: McpServers })),
)
const ReviewDialog = lazy(() =>
  import('./mcp/review-dialog.tsx').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)

/** The actions of an agent. */
export function ActionsSetting({ agent: { id: agentId } }: { readonly agent: Agent }) {
  const { data: actions, isError, refetch } = useQuery(actionsQuery(agentId))
  const [editing, setEditing] = useState<Action | 'new' | 'openapi' | null>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const room = actionsMax - (actions?.length ?? 0)
  const isFull = room <= 0
  return (
    <div>
      <Text as="p" size="2" color="gray" mb="3">
        {actionTexts.help}
      </Text>
      {isError && <ErrorState text={actionTexts.failed} onRetry={() => void refetch()} />}
      {!actions && !isError && <Skeleton height="64px" />}
      {actions && actions.length > 0 && (
        <ul className="plain-list reading-width" aria-label={actionTexts.title}>
          {actions.map((action) => (
            <ActionRow
              key={action.id}
              agentId={agentId}
              action={action}
              onEdit={() => setEditing(action)}
              onGone={() => adder.current?.focus()}
            />
          ))}
        </ul>
      )}
      {actions && (
        <RequireRole least="editor">
          <Flex gap="3" wrap="wrap" mt="3">
            <Button
              ref={adder}
              type="button"
              variant="soft"
              disabled={isFull}
              onClick={() => setEditing('new')}
            >
              <Plus size={16} /> {actionTexts.add}
            </Button>
            <Button
              type="button"
              variant="soft"
              color="gray"
              disabled={isFull}
              onClick={() => setEditing('openapi')}
            >
              <FileDown size={16} /> {openapiTexts.open}
            </Button>
          </Flex>
          {isFull && (
            <Text as="p" size="1" color="gray" mt="2">
              {actionTexts.full}
            </Text>
          )}
        </RequireRole>
      )}
      {actions && (
        <Suspense>
          <McpServers agentId={agentId} actions={actions} />
        </Suspense>
      )}
      {editing === 'openapi' && (
        <Suspense>
          <ImportOpenapi agentId={agentId} room={room} onEdit={setEditing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
      {editing !== null && editing !== 'openapi' && (
        <Suspense>
          <ActionEditor
            agentId={agentId}
            action={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ActionRowProps {
  readonly agentId: number
  readonly action: Action
  readonly onEdit: () => void
  readonly onGone: () => void
}

function ActionRow({ agentId, action, onEdit, onGone }: ActionRowProps) {
  const { name, isOn, phrases, uses, failures, lastUsedAt, missingSecrets } = action
  return (
    <li className="action-row">
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" className="wrap-anywhere">
          {name}
        </Text>
        <Badge color={isOn ? 'green' : 'gray'}>{isOn ? actionTexts.on : actionTexts.off}</Badge>
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
      <RequireRole least="editor">
        <RowButtons agentId={agentId} action={action} onEdit={onEdit} onGone={onGone} />
      </RequireRole>
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
    <Flex gap="2" wrap="wrap">
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
    </Flex>
  )
}
