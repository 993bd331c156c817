import { and, eq, lt } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { failTurn } from './fail-turn.ts'
import { turns } from './tables.ts'

/** Longer than any turn takes, in milliseconds. */
const turnMsMax = 5 * 60 * 1000

/** Settles turns whose process died: their questions are stored, and their credits go back. */
export async function settleLostTurns(platform: Platform): Promise<void> {
  const before = new Date(platform.clock().getTime() - turnMsMax)
  const lost = await platform.database
    .select()
    .from(turns)
    .where(and(eq(turns.state, 'answering'), lt(turns.startedAt, before)))
    .limit(1000)
  for (const turn of lost) {
    await platform.database.transaction((transaction) => failTurn(transaction, turn))
  }
}
