import type { Action } from '@parleykit/contract/actions/actions'
import { actionRunPageSize } from '@parleykit/contract/actions/limits'
import type { OwnedRun } from '@parleykit/contract/actions/owned-runs'
import { Badge, Button, Flex, Link, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Time } from '../../ui/format/time.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import { actionTexts } from './action-texts.ts'
import { runsQuery } from './queries.ts'

interface RunsDialogProps {
  readonly agentId: number
  readonly action: Action
  readonly onClose: () => void
}

/** The last runs of an action, with what became of each and why. */
export function RunsDialog({ agentId, action, onClose }: RunsDialogProps) {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(runsQuery(agentId, action.id, page))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="640px">
        <Dialog.Title size="4">{actionTexts.runsOf(action.name)}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {actionTexts.runsHelp}
        </Dialog.Description>
        {isError && <ErrorState text={actionTexts.runsFailed} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="240px" />}
        {data?.total === 0 && (
          <Text as="p" size="2">
            {actionTexts.unused}
          </Text>
        )}
        {data && data.total > 0 && (
          <>
            <ul className="plain-list" aria-label={actionTexts.runs}>
              {data.items.map((run) => (
                <RunRow key={run.id} run={run} onFollow={onClose} />
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={actionRunPageSize}
              shown={data.items.length}
              total={data.total}
              onTurn={setPage}
            />
          </>
        )}
        <Flex justify="end" mt="4" className="dialog-actions">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Close
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const badges = {
  done: { word: 'Succeeded', color: 'green' },
  waiting: { word: 'Waits for approval', color: 'yellow' },
  running: { word: 'Running', color: 'yellow' },
  unknown: { word: 'Outcome unknown', color: 'red' },
  cancelled: { word: 'Cancelled', color: 'gray' },
  declined: { word: 'Declined', color: 'gray' },
} as const
const failed = { word: 'Failed', color: 'red' } as const

function RunRow({ run, onFollow }: { readonly run: OwnedRun; readonly onFollow: () => void }) {
  const { state, fault, changedAt, visitorName, agentId, conversationId, milliseconds } = run
  const known: Readonly<
    Record<string, { readonly word: string; readonly color: 'green' | 'red' | 'gray' | 'yellow' }>
  > = badges
  const { word, color } = known[state] ?? failed
  return (
    <li className="action-row">
      <Flex align="center" gap="2" wrap="wrap">
        <Badge color={color}>{word}</Badge>
        <Text size="2">
          <Time instant={changedAt} />
        </Text>
        {milliseconds !== null && (
          <Text size="1" color="gray" className="tabular">
            {actionTexts.time(milliseconds)}
          </Text>
        )}
      </Flex>
      {fault && (
        <Text as="p" size="2" className="wrap-anywhere">
          {fault}
        </Text>
      )}
      <Text as="p" size="2">
        <Link asChild>
          <RouterLink
            to="/dashboard/agents/$id"
            params={{ id: String(agentId) }}
            search={{ conversation: conversationId }}
            hash="activity"
            onClick={onFollow}
          >
            {actionTexts.conversationOf(visitorName)}
          </RouterLink>
        </Link>
      </Text>
    </li>
  )
}
