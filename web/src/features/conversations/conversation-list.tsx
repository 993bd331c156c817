import type { Conversation } from '@parleykit/contract/conversations'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { Time } from '../../ui/time.tsx'

interface ConversationListProps {
  readonly conversations: readonly Conversation[]
  readonly shownId: number | null
  readonly onChoose: (id: number) => void
}

export function ConversationList({ conversations, shownId, onChoose }: ConversationListProps) {
  if (conversations.length === 0) {
    return (
      <Text as="p" size="2" color="gray">
        That was the last page.
      </Text>
    )
  }
  return (
    <ul className="plain-list conversation-list">
      {conversations.map(({ id, preview, startedAt, messageCount, isTest }) => (
        <li key={id}>
          <button
            type="button"
            className="conversation"
            aria-current={id === shownId}
            onClick={() => onChoose(id)}
          >
            <Text as="div" size="2" weight="medium" truncate dir="auto">
              {preview}
            </Text>
            <Flex align="center" gap="2">
              <Text size="1" color="gray">
                <Time instant={startedAt} /> · {messageCount} {messageCount === 1 ? 'message' : 'messages'}
              </Text>
              {isTest && (
                <Badge size="1" color="gray">
                  test
                </Badge>
              )}
            </Flex>
          </button>
        </li>
      ))}
    </ul>
  )
}
