import { and, eq, lt } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { failTurn } from './base/fail-turn.ts'
import { turns } from './base/tables.ts'

/** Settles turns that began before a moment and whose process died: their credits go back. */
export async function failAbandonedTurns(database: Database, before: Date): Promise<void> {
  const lost = await database
    .select()
    .from(turns)
    .where(and(eq(turns.state, 'answering'), lt(turns.startedAt, before)))
    .limit(1000)
  for (const turn of lost) {
    await database.transaction((transaction) => failTurn(transaction, turn))
  }
}
