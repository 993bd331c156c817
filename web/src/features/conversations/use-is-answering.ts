import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../ui/use-now.ts'
import { takeoverQuery } from '../live-handoff/queries.ts'

/** After this time no answer is expected, in milliseconds. */
const answerMs = 60_000

/** Whether the agent is answering the visitor's last message. */
export function useIsAnswering(conversationId: number, last: ConversationMessage | undefined): boolean {
  const { data: takeover } = useQuery(takeoverQuery(conversationId))
  const now = useNow()
  if (last?.senderType !== 'visitor' || takeover?.state !== 'agent') return false
  return now.getTime() - Date.parse(last.createdAt) < answerMs
}
