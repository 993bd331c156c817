import { conversationTexts } from '@parleykit/contract/owner-texts'
import { Button, Flex, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, MessageSquareOff } from 'lucide-react'
import { ApiError } from '../../api-error.ts'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { ConversationLeads } from '../leads/conversation-leads.tsx'
import { TakeoverPanel } from '../takeovers/takeover-panel.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { DeleteConversation } from './delete-conversation.tsx'
import { Message } from './message.tsx'
import { messagesQuery } from './queries.ts'

interface MessageViewerProps {
  readonly conversationId: number
  /** Back to the list, where there is no room for both. */
  readonly onBack: () => void
  /** The owner has deleted the conversation, or has read that it is gone. */
  readonly onGone: () => void
}

export function MessageViewer({ conversationId, onBack, onGone }: MessageViewerProps) {
  const { data: messages, isError, error, refetch } = useQuery(messagesQuery(conversationId))
  if (error instanceof ApiError && error.status === 404) return <GoneConversation onGone={onGone} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Messages" className="message-viewer" tabIndex={0}>
      <Flex align="center" justify="between" gap="3" mb="4">
        <Button variant="ghost" className="back-to-list" onClick={onBack}>
          <ChevronLeft size={16} /> All conversations
        </Button>
        <Needs least="owner">
          <DeleteConversation conversationId={conversationId} onDeleted={onGone} />
        </Needs>
      </Flex>
      {isError && <FailedPlace text={conversationTexts.messagesFailed} onRetry={() => void refetch()} />}
      {!messages && !isError && <Skeleton height="240px" />}
      {messages && <ConversationLeads conversationId={conversationId} />}
      <Flex direction="column" gap="5">
        {messages?.map((message) => (
          <Message key={message.id} message={message} conversationId={conversationId} />
        ))}
      </Flex>
      {messages && <TakeoverPanel conversationId={conversationId} lastMessage={messages.at(-1)} />}
    </section>
  )
}

/** Deleted in another window, or linked from somewhere long ago. */
function GoneConversation({ onGone }: Pick<MessageViewerProps, 'onGone'>) {
  return (
    <section aria-label="Messages" className="message-viewer">
      <EmptyPlace
        icon={<MessageSquareOff size={18} />}
        text="This conversation is gone. It has been deleted."
      >
        <Button variant="soft" onClick={onGone}>
          Back to the conversations
        </Button>
      </EmptyPlace>
    </section>
  )
}
