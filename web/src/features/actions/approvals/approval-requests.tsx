import type { OwnedRun } from '@parleykit/contract/actions/owned-runs'
import { Button, Flex, Heading, Popover, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { Time } from '../../../ui/format/time.tsx'
import '../../workspaces/activity/activity-list.css'
import { approvalTexts } from './approval-texts.ts'
import { waitingRunsQuery } from './queries.ts'

/** Shown on every dashboard screen while visitors wait for an approval: their number, with a link to each. */
export function ApprovalRequests() {
  const { data: runs } = useQuery(waitingRunsQuery)
  const [open, setOpen] = useState(false)
  if (!runs?.length) return null
  const words = approvalTexts.waiting(runs.length)
  return (
    <>
      <span role="alert" className="visually-hidden">
        {words}
      </span>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger>
          <Button size="2" color="yellow" variant="soft" aria-label={words}>
            <UserRoundCheck size={18} aria-hidden /> {runs.length}
            <span className="asked-for-word">{approvalTexts.waitingShort}</span>
          </Button>
        </Popover.Trigger>
        <Popover.Content
          aria-label={approvalTexts.waitingTitle}
          align="end"
          width="360px"
          maxWidth="calc(100vw - 32px)"
        >
          <Heading as="h2" size="3" mb="2">
            {approvalTexts.waitingTitle}
          </Heading>
          <ul className="plain-list">
            {runs.map((run) => (
              <li key={run.id}>
                <RunLink run={run} onFollow={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Root>
    </>
  )
}

/** A link to the visitor's conversation, with what it is about. */
function RunLink({ run, onFollow }: { readonly run: OwnedRun; readonly onFollow: () => void }) {
  const { agentId, agentName, conversationId, actionName, values, visitorName, changedAt } = run
  const summary = values.map(({ label, value }) => `${label}: ${value}`).join(', ')
  return (
    <Link
      to="/dashboard/agents/$id"
      params={{ id: String(agentId) }}
      search={{ conversation: conversationId }}
      hash="activity"
      className="activity"
      onClick={onFollow}
    >
      <Flex direction="column" className="truncating">
        <Text size="2" weight="medium" truncate dir="auto">
          {actionName}
        </Text>
        <Text size="2" truncate dir="auto">
          {summary}
        </Text>
        <Text size="1" color="gray">
          {visitorName} · <bdi>{agentName}</bdi> · <Time instant={changedAt} />
        </Text>
      </Flex>
    </Link>
  )
}
