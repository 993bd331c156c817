import type { OwnConversation } from '@parleykit/contract/conversations'
import { Flex, Text } from '@radix-ui/themes'
import type { KeyboardEvent } from 'react'
import { Time } from '../../ui/time.tsx'
import { ConversationMarks } from './conversation-marks.tsx'
import { counted } from './group-by-time.ts'

interface ConversationListProps {
  readonly conversations: readonly OwnConversation[]
  readonly shownId: number | null
  readonly onChoose: (id: number) => void
}

/** A row for each conversation; Up, Down, Home and End go through them, and open each where there is room beside. */
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
            onKeyDown={(event) => goOn(event, onChoose)}
          >
            <Flex align="baseline" gap="3">
              <Text size="2" weight="medium" truncate dir="auto" className="conversation-preview">
                {conversation.preview}
              </Text>
              <Text size="1" color="gray" className="conversation-time">
                <Time instant={conversation.startedAt} />
              </Text>
            </Flex>
            <Text as="div" size="1" color="gray" truncate dir="auto" className="conversation-answer">
              {conversation.lastAnswer ?? counted(conversation.messageCount, 'message')}
            </Text>
            <Flex gap="2" wrap="wrap" className="conversation-marks">
              <ConversationMarks conversation={conversation} />
            </Flex>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Both panes are on screen from here on: see conversations.css. */
const roomForBoth = '(min-width: 768px)'

function goOn(event: KeyboardEvent<HTMLButtonElement>, onChoose: (id: number) => void) {
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
