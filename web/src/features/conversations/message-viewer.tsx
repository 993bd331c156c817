import type { ConversationMessage } from '@parleykit/contract/conversations'
import { conversationTexts } from '@parleykit/contract/owner-texts'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Time } from '../../ui/time.tsx'
import { messagesQuery } from './queries.ts'

export function MessageViewer({ conversationId }: { readonly conversationId: number }) {
  const { data: messages, isError, refetch } = useQuery(messagesQuery(conversationId))
  return (
    <section aria-label="Messages" className="message-viewer">
      {isError && <FailedPlace text={conversationTexts.messagesFailed} onRetry={() => void refetch()} />}
      {!messages && !isError && <Skeleton height="240px" />}
      <Flex direction="column" gap="4">
        {messages?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Flex>
    </section>
  )
}

function Message({ message }: { readonly message: ConversationMessage }) {
  const { senderType, content, status, createdAt, sources } = message
  return (
    <div className="message" data-sender={senderType}>
      <Text as="div" size="1" color="gray" mb="1">
        {senderType === 'agent' ? 'Agent' : 'Visitor'} · <Time instant={createdAt} />
        {status === 'corrected' && ' (corrected)'}
      </Text>
      <Text as="div" size="2" dir="auto" className="message-text">
        {content}
      </Text>
      {sources.length > 0 && (
        <Text as="div" size="1" color="gray" mt="1">
          From {[...new Set(sources.map(({ title }) => title))].join(', ')}
        </Text>
      )}
    </div>
  )
}
