import type { OwnConversation } from '@parleykit/contract/conversations'
import { Badge } from '@radix-ui/themes'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useNow } from '../../ui/use-now.ts'

/** So long after its last message a conversation counts as going on, in milliseconds. */
const goingOnMs = 2 * 60_000

/** What a conversation is picked out by, in lists and above its messages. */
export function ConversationMarks({ conversation }: { readonly conversation: OwnConversation }) {
  const { isTest, hasRefusal, hasCorrection, hasLead, thumbsUp, thumbsDown, lastMessageAt } = conversation
  const now = useNow()
  return (
    <>
      {now.getTime() - Date.parse(lastMessageAt) < goingOnMs && <Badge color="green">talking now</Badge>}
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
