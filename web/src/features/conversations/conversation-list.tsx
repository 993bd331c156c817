import type { OwnConversation } from '@parleykit/contract/conversations'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Time } from '../../ui/time.tsx'

interface ConversationListProps {
  readonly conversations: readonly OwnConversation[]
  readonly shownId: number | null
  readonly onChoose: (id: number) => void
}

export function ConversationList({ conversations, shownId, onChoose }: ConversationListProps) {
  return (
    <ul className="plain-list conversation-list">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <button
            type="button"
            className="conversation"
            data-conversation={conversation.id}
            aria-current={conversation.id === shownId}
            onClick={() => onChoose(conversation.id)}
          >
            <Text as="div" size="2" weight="medium" truncate dir="auto" className="conversation-preview">
              {conversation.preview}
            </Text>
            <Flex align="center" gap="2" wrap="wrap">
              <Text size="1" color="gray" className="tabular">
                <Time instant={conversation.startedAt} /> · {conversation.messageCount}{' '}
                {conversation.messageCount === 1 ? 'message' : 'messages'}
              </Text>
              <Marks conversation={conversation} />
            </Flex>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Marks({ conversation }: { readonly conversation: OwnConversation }) {
  const { isTest, hasRefusal, hasCorrection, hasLead, thumbsUp, thumbsDown } = conversation
  return (
    <>
      {isTest && <Badge color="gray">test</Badge>}
      {hasRefusal && <Badge color="yellow">refused</Badge>}
      {hasCorrection && <Badge color="iris">corrected</Badge>}
      {hasLead && <Badge color="green">left an email</Badge>}
      {thumbsUp > 0 && (
        <Badge color="green" aria-label={`${thumbsUp} thumbs up`}>
          <ThumbsUp size={12} /> {thumbsUp}
        </Badge>
      )}
      {thumbsDown > 0 && (
        <Badge color="red" aria-label={`${thumbsDown} thumbs down`}>
          <ThumbsDown size={12} /> {thumbsDown}
        </Badge>
      )}
    </>
  )
}
