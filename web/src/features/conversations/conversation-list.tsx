import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { Flex, Text } from '@radix-ui/themes'
import type { KeyboardEvent } from 'react'
import { Time } from '../../ui/format/time.tsx'
import { ConversationMarks } from './conversation-marks.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { counted } from './group-by-time.ts'

interface ConversationListProps {
  readonly conversations: readonly OwnConversation[]
  readonly shownId: number | null
  readonly onChoose: (id: number) => void
}

/**
 * One row per conversation. Up, Down, Home and End move through them, and open each if there is room for the viewer.
 */
export function ConversationList({ conversations, shownId, onChoose }: ConversationListProps) {
  const shown = conversations.some(({ id }) => id === shownId) ? shownId : conversations[0]?.id
  return (
    <ul className="plain-list conversation-list">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <button
            type="button"
            className="conversation"
            data-conversation={conversation.id}
            aria-current={conversation.id === shownId}
            tabIndex={conversation.id === shown ? 0 : -1}
            onClick={() => onChoose(conversation.id)}
            onKeyDown={(event) => proceed(event, onChoose)}
          >
            <Flex align="baseline" gap="3">
              <Text size="2" weight="medium" truncate dir="auto" className="conversation-preview">
                {conversation.preview}
              </Text>
              <Text size="1" color="gray" className="conversation-time">
                <Time instant={conversation.startedAt} />
              </Text>
            </Flex>
            <div className="conversation-below">
              <Text size="1" color="gray" truncate dir="auto" className="conversation-answer">
                <LastAnswer conversation={conversation} />
              </Text>
              <ConversationMarks conversation={conversation} />
            </div>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The beginning of the last answer, marked as such if the conversation has several. */
function LastAnswer({ conversation }: { readonly conversation: OwnConversation }) {
  const { lastAnswer, questions, messageCount } = conversation
  if (lastAnswer === null) return counted(messageCount, 'message')
  if (questions < 2) return lastAnswer
  return (
    <>
      <i className="conversation-later">{conversationTexts.lastAnswer}</i> <bdi>{lastAnswer}</bdi>
    </>
  )
}

/** Both panes are visible from this width on: see conversations.css. */
const roomForBoth = '(min-width: 768px)'

function proceed(event: KeyboardEvent<HTMLButtonElement>, onChoose: (id: number) => void) {
  const rows = [
    ...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-conversation]') ?? []),
  ]
  const at = rows.indexOf(event.currentTarget)
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
  const row = rows[places[event.key] ?? -1]
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  row.focus()
  if (window.matchMedia(roomForBoth).matches) onChoose(Number(row.dataset.conversation))
}
