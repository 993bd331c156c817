import type { Action } from '@parleykit/contract/actions/actions'
import { actionsMax } from '@parleykit/contract/actions/limits'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Plus } from 'lucide-react'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { ActionRow } from './action-row.tsx'
import { actionTexts } from './action-texts.ts'
import { openapiTexts } from './openapi-texts.ts'
import { actionsQuery } from './queries.ts'
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

/** The actions of an agent. */
export function ActionsSetting({ agent: { id: agentId } }: { readonly agent: Agent }) {
  const { data: actions, isError, refetch } = useQuery(actionsQuery(agentId))
  const [editing, setEditing] = useState<Action | 'new' | 'openapi' | null>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const room = actionsMax - (actions?.length ?? 0)
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
          <AddButtons adder={adder} isFull={room <= 0} onAdd={setEditing} />
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

interface AddButtonsProps {
  readonly adder: RefObject<HTMLButtonElement | null>
  /** Whether the agent can't have more actions. */
  readonly isFull: boolean
  readonly onAdd: (how: 'new' | 'openapi') => void
}

function AddButtons({ adder, isFull, onAdd }: AddButtonsProps) {
  return (
    <>
      <Flex gap="3" wrap="wrap" mt="3">
        <Button ref={adder} type="button" variant="soft" disabled={isFull} onClick={() => onAdd('new')}>
          <Plus size={16} /> {actionTexts.add}
        </Button>
        <Button type="button" variant="soft" color="gray" disabled={isFull} onClick={() => onAdd('openapi')}>
          <FileDown size={16} /> {openapiTexts.open}
        </Button>
      </Flex>
      {isFull && (
        <Text as="p" size="1" color="gray" mt="2">
          {actionTexts.full}
        </Text>
      )}
    </>
  )
}
