import { and, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { turns } from './base/tables.ts'

/** ID of the message that answered a turn; null if it isn't answered yet. */
export async function findStoredReply(database: Database, turnId: string): Promise<number | null> {
  const [turn] = await database
    .select({ events: turns.events })
    .from(turns)
    .where(and(eq(turns.id, turnId), eq(turns.state, 'finished')))
  return turn?.events.at(-1)?.messageId ?? null
}
