import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { Button, Flex, IconButton, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, MessageSquareOff } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Time } from '../../ui/format/time.tsx'
import { useNow } from '../../ui/format/use-now.ts'
import { ApprovalPanel } from '../actions/approvals/approval-panel.tsx'
import { ConversationLeads } from '../support/leads/conversation-leads.tsx'
import { HandoffPanel } from '../support/live-handoff/handoff-panel.tsx'
import { liveHandoffQuery } from '../support/live-handoff/queries.ts'
import { RequireRole } from '../workspaces/require-role.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { DeleteConversation } from './delete-conversation.tsx'
import { groupByTime } from './group-by-time.ts'
import { Message } from './message.tsx'
import { useAppendMessage } from './queries.ts'
import { useViewedConversation } from './use-viewed-conversation.ts'
import { ViewerHead } from './viewer-head.tsx'

interface MessageViewerProps {
  readonly agentId: number
  readonly conversationId: number
  /** Returns to the list, if there is no room for both. */
  readonly onBack: () => void
  /** Called when the owner has deleted the conversation, or has seen that it is gone. */
  readonly onGone: () => void
}

export function MessageViewer({ agentId, conversationId, onBack, onGone }: MessageViewerProps) {
  const { conversation, messages: said, isKnown } = useViewedConversation(conversationId)
  const { isError, error, refetch } = said
  const messages = isKnown ? said.data : undefined
  const showSaid = useAppendMessage(conversationId)
  const last = messages?.at(-1)
  const isAnswering = useIsAnswering(conversationId, last)
  const { scroller, onScroll } = useFollowEnd(last?.id)
  if (error instanceof ApiError && error.status === 404) return <GoneConversation onGone={onGone} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} aria-label="Messages" className="message-viewer" tabIndex={0} onScroll={onScroll}>
      <ViewerHead
        conversation={conversation}
        back={
          <IconButton
            variant="ghost"
            aria-label="All conversations"
            className="back-to-list"
            onClick={onBack}
          >
            <ChevronLeft size={18} />
          </IconButton>
        }
      >
        <RequireRole least="owner">
          <DeleteConversation conversationId={conversationId} onDeleted={onGone} />
        </RequireRole>
      </ViewerHead>
      {isError && <ErrorState text={conversationTexts.messagesFailed} onRetry={() => void refetch()} />}
      {conversation !== undefined && !messages && !isError && <Skeleton height="240px" />}
      {messages && <ConversationLeads conversationId={conversationId} />}
      <Flex direction="column" gap="5">
        {groupByTime(messages ?? []).map((group) => (
          <Fragment key={group.at}>
            <Text as="div" size="1" color="gray" align="center">
              <Time instant={group.at} />
            </Text>
            {group.messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                conversationId={conversationId}
                agentId={agentId}
                question={questionBefore(messages ?? [], message)}
              />
            ))}
          </Fragment>
        ))}
        {isAnswering && (
          <Text as="div" size="2" color="gray" role="status">
            {conversationTexts.answering}
          </Text>
        )}
      </Flex>
      {messages && <ApprovalPanel conversationId={conversationId} />}
      {messages && <HandoffPanel conversationId={conversationId} lastMessage={last} onSaid={showSaid} />}
    </section>
  )
}

/** What the visitor last said before a message. */
function questionBefore(messages: readonly ConversationMessage[], { id }: ConversationMessage) {
  return messages.findLast((each) => each.id < id && each.senderType === 'visitor')?.content
}

/** Shown if the conversation was deleted in another window, or an old link leads here. */
function GoneConversation({ onGone }: Pick<MessageViewerProps, 'onGone'>) {
  return (
    <section aria-label="Messages" className="message-viewer">
      <EmptyState icon={<MessageSquareOff size={18} />} text="This conversation was deleted.">
        <Button variant="soft" onClick={onGone}>
          Back to conversations
        </Button>
      </EmptyState>
    </section>
  )
}

/** After this time no answer is expected, in milliseconds. */
const answerMs = 60_000

/** Whether the agent is answering the visitor's last message. */
function useIsAnswering(conversationId: number, last: ConversationMessage | undefined): boolean {
  const { data: liveHandoff } = useQuery(liveHandoffQuery(conversationId))
  const now = useNow()
  if (last?.senderType !== 'visitor' || liveHandoff?.state !== 'agent') return false
  return now.getTime() - Date.parse(last.createdAt) < answerMs
}

/** A reader this close to the end, in pixels, sees new messages at once. */
const nearEnd = 50

/** Keeps the container scrolled to its end for new messages if the reader is there; otherwise doesn't scroll. */
function useFollowEnd(lastId: number | undefined) {
  const scroller = useRef<HTMLElement>(null)
  const isAtEnd = useRef(false)
  const seen = useRef(lastId)

  useEffect(() => {
    const { current } = scroller
    if (current && isAtEnd.current && seen.current !== undefined && seen.current !== lastId)
      current.scrollTop = current.scrollHeight
    seen.current = lastId
    if (current) isAtEnd.current = isNearEnd(current)
  }, [lastId])

  return {
    scroller,
    onScroll: () => {
      if (scroller.current) isAtEnd.current = isNearEnd(scroller.current)
    },
  }
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < nearEnd
}
