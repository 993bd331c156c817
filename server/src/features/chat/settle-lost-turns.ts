import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { failTurn } from './fail-turn.ts'
import { turns } from './tables.ts'

/** Longer than any turn takes, in milliseconds. */
const turnMsMax = 5 * 60 * 1000

/** Settles turns whose process died: their questions are stored, and their credits go back. */
export async function settleLostTurns(database: Database, now: Date): Promise<void> {
  const lost = await database
    .select()
    .from(turns)
    .where(and(eq(turns.state, 'answering'), lt(turns.startedAt, new Date(now.getTime() - turnMsMax))))
    .limit(1000)
  for (const turn of lost) {
    await database.transaction((transaction) => failTurn(transaction, turn))
  }
}
