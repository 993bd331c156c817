import { and, desc, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { TurnStream } from './accept-message.ts'
import { turns } from './base/tables.ts'
import type { StreamPlace } from './core/stream-position.ts'
import { followTurn } from './live/follow-turn.ts'

/**
 * The events after `last` in its turn. If the conversation has no such turn, follows the newest one from its beginning
 * unless it is answered. Null if no events are to come.
 */
export async function followAnswer(
  platform: Platform,
  { conversationId, last }: { readonly conversationId: number; readonly last: StreamPlace | null },
): Promise<TurnStream | null> {
  const ofConversation = eq(turns.conversationId, conversationId)
  const isThere = last && (await findTurn(platform, and(ofConversation, eq(turns.id, last.responseId))))
  if (isThere) return last.position === 'end' ? null : streamFrom(platform, last)
  const newest = await findTurn(platform, ofConversation)
  if (!newest || newest.state === 'finished') return null
  return streamFrom(platform, { responseId: newest.id, position: 0 })
}

async function findTurn({ database }: Platform, wanted: ReturnType<typeof and>) {
  const [turn] = await database
    .select({ id: turns.id, state: turns.state })
    .from(turns)
    .where(wanted)
    .orderBy(desc(turns.startedAt), desc(turns.questionId))
    .limit(1)
  return turn
}

function streamFrom(platform: Platform, place: StreamPlace): TurnStream {
  return { ...place, events: followTurn(platform, place) }
}
