import type { HandoffRequest as VisitorRequest } from '@parleykit/contract/support/live-handoff/live-handoff'
import { Button, Flex, Heading, Popover, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { useState } from 'react'
import { Time } from '../../../ui/format/time.tsx'
import { ownerHandoffTexts } from './handoff-texts.ts'
import { handoffRequestsQuery } from './queries.ts'
import { useRequestAlerts } from './use-request-alerts.ts'

/** Shown on every dashboard screen while visitors ask for a person: their number, with a link to each. */
export function HandoffRequests() {
  const { data: asked } = useQuery(handoffRequestsQuery)
  const [open, setOpen] = useState(false)
  useRequestAlerts(asked)
  if (!asked?.length) return null
  return (
    <>
      <span role="alert" className="visually-hidden">
        {ownerHandoffTexts.waiting(asked.length)}
      </span>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger>
          <Button size="2" color="yellow" variant="soft" aria-label={ownerHandoffTexts.waiting(asked.length)}>
            <Headset size={18} aria-hidden /> {asked.length}
            <span className="asked-for-word">{ownerHandoffTexts.waitingShort}</span>
          </Button>
        </Popover.Trigger>
        <Popover.Content
          aria-label={ownerHandoffTexts.waitingTitle}
          align="end"
          width="360px"
          maxWidth="calc(100vw - 32px)"
        >
          <Heading as="h2" size="3" mb="2">
            {ownerHandoffTexts.waitingTitle}
          </Heading>
          <ul className="plain-list">
            {asked.map((request) => (
              <li key={request.conversationId}>
                <RequestLink request={request} onFollow={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Root>
    </>
  )
}

interface RequestLinkProps {
  readonly request: VisitorRequest
  readonly onFollow: () => void
}

/** A link to the visitor's conversation. */
function RequestLink({ request, onFollow }: RequestLinkProps) {
  const { conversationId, agentId, agentName, preview, askedAt } = request
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
        <Text size="2" truncate dir="auto">
          {preview}
        </Text>
        <Text size="1" color="gray">
          <bdi>{agentName}</bdi> · <Time instant={askedAt} />
        </Text>
      </Flex>
    </Link>
  )
}
