import type { ConversationMessage } from '@parleykit/contract/conversations'
import { conversationTexts } from '@parleykit/contract/owner-texts'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Time } from '../../ui/time.tsx'
import { WhyThisAnswer } from '../answering/why-this-answer.tsx'
import { messagesQuery } from './queries.ts'

interface MessageViewerProps {
  readonly conversationId: number
  /** Back to the list, where there is no room for both. */
  readonly onBack: () => void
}

export function MessageViewer({ conversationId, onBack }: MessageViewerProps) {
  const { data: messages, isError, refetch } = useQuery(messagesQuery(conversationId))
  return (
    <section aria-label="Messages" className="message-viewer">
      <Button variant="ghost" mb="4" className="back-to-list" onClick={onBack}>
        <ChevronLeft size={16} /> All conversations
      </Button>
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
      {senderType === 'agent' && <WhyThisAnswer messageId={message.id} />}
    </div>
  )
}
