import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { Badge } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useNow } from '../../ui/format/use-now.ts'
import { ownerHandoffTexts } from '../support/live-handoff/handoff-texts.ts'
import { handoffRequestsQuery } from '../support/live-handoff/queries.ts'

/** A conversation counts as ongoing for this long after its last message, in milliseconds. */
const goingOnMs = 2 * 60_000

/** The badges of a conversation, in lists and above its messages. */
export function ConversationMarks({ conversation }: { readonly conversation: OwnConversation }) {
  const { isTest, hasRefusal, hasCorrection, hasLead, thumbsUp, thumbsDown, lastMessageAt } = conversation
  const now = useNow()
  // The top bar keeps it up to date.
  const { data: asked } = useQuery({ ...handoffRequestsQuery, refetchOnMount: false })
  const waiting = asked?.find(({ conversationId }) => conversationId === conversation.id)
  return (
    <>
      {waiting ? (
        <Badge color="yellow">{ownerHandoffTexts.waitingSince(minutesSince(waiting.askedAt, now))}</Badge>
      ) : (
        now.getTime() - Date.parse(lastMessageAt) < goingOnMs && <Badge color="green">talking now</Badge>
      )}
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

function minutesSince(instant: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000))
}
