import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Time } from '../../ui/format/time.tsx'
import { ConversationMarks } from './conversation-marks.tsx'
import { counted, durationInWords } from './group-by-time.ts'

interface ViewerHeadProps {
  /** Undefined while loading, null if it couldn't be fetched. */
  readonly conversation: OwnConversation | null | undefined
  /** The button back to the list, if there is no room for both. */
  readonly back: ReactNode
  /** The conversation's actions. */
  readonly children: ReactNode
}

/** The visitor, time, duration and cost of a conversation; stays in place while the messages scroll. */
export function ViewerHead({ conversation, back, children }: ViewerHeadProps) {
  return (
    <header className="viewer-head">
      <Flex align="center" justify="between" gap="3">
        {back}
        <Heading as="h3" size="3" truncate className="viewer-name">
          {conversation === undefined ? (
            <Skeleton width="140px" height="20px" />
          ) : (
            (conversation?.visitorName ?? 'Conversation')
          )}
        </Heading>
        {children}
      </Flex>
      <Flex align="center" gap="2" wrap="wrap" className="viewer-facts">
        {conversation && (
          <>
            <Text size="1" color="gray" className="tabular">
              Began <Time instant={conversation.startedAt} /> ·{' '}
              {durationInWords(conversation.startedAt, conversation.lastMessageAt)} ·{' '}
              {counted(conversation.messageCount, 'message')} · {counted(conversation.credits, 'credit')}
            </Text>
            <ConversationMarks conversation={conversation} />
          </>
        )}
        {conversation === undefined && <Skeleton width="60%" height="16px" />}
      </Flex>
    </header>
  )
}
