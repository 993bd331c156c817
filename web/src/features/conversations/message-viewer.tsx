import { conversationTexts } from '@parleykit/contract/owner-texts'
import { Button, Flex, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { DeleteConversation } from './delete-conversation.tsx'
import { Message } from './message.tsx'
import { messagesQuery } from './queries.ts'

interface MessageViewerProps {
  readonly conversationId: number
  /** Back to the list, where there is no room for both, and when the conversation is gone. */
  readonly onBack: () => void
}

export function MessageViewer({ conversationId, onBack }: MessageViewerProps) {
  const { data: messages, isError, refetch } = useQuery(messagesQuery(conversationId))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Messages" className="message-viewer" tabIndex={0}>
      <Flex align="center" justify="between" gap="3" mb="4">
        <Button variant="ghost" className="back-to-list" onClick={onBack}>
          <ChevronLeft size={16} /> All conversations
        </Button>
        <DeleteConversation conversationId={conversationId} onDeleted={onBack} />
      </Flex>
      {isError && <FailedPlace text={conversationTexts.messagesFailed} onRetry={() => void refetch()} />}
      {!messages && !isError && <Skeleton height="240px" />}
      <Flex direction="column" gap="5">
        {messages?.map((message) => (
          <Message key={message.id} message={message} conversationId={conversationId} />
        ))}
      </Flex>
    </section>
  )
}
