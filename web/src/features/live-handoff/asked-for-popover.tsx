import { Flex, Heading, Popover, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import { Time } from '../../ui/time.tsx'
import { askedForQuery } from './queries.ts'
import { ownerTakeoverTexts } from './takeover-texts.ts'

/** The visitors who ask for a person, each with a link. */
export default function AskedForPopover({ trigger, open, onOpenChange }: PopupProps) {
  const { data: asked = [] } = useQuery(askedForQuery)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger>{trigger}</Popover.Trigger>
      <Popover.Content
        aria-label={ownerTakeoverTexts.waitingTitle}
        align="end"
        width="360px"
        maxWidth="calc(100vw - 32px)"
      >
        <Heading as="h2" size="3" mb="2">
          {ownerTakeoverTexts.waitingTitle}
        </Heading>
        <ul className="plain-list">
          {asked.map(({ conversationId, agentId, agentName, preview, askedAt }) => (
            <li key={conversationId}>
              <Link
                to="/dashboard/agents/$id"
                params={{ id: String(agentId) }}
                search={{ conversation: conversationId }}
                hash="activity"
                className="activity"
                onClick={() => onOpenChange(false)}
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
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  )
}
