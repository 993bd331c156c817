import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from '../../platform/database/drizzle.ts'
import { retryDuringOutage } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { failTurn } from './base/fail-turn.ts'
import { turns } from './base/tables.ts'
import { turnMsMax } from './core/turn-ms-max.ts'

/** Delays between checks, in milliseconds: the database may still be running the statement whose connection broke. */
const looksAfterMs = [0, 5000, 30_000]

/**
 * Ends a turn that may or may not have begun because the connection broke. Its sender was told to try again, and would
 * otherwise wait for an answer that never comes. Waits for the database in the background.
 */
export function failUnacknowledgedTurn({ database }: Platform, turnId: string): void {
  const settle = async (): Promise<boolean> => {
    const [turn] = await database.select().from(turns).where(eq(turns.id, turnId))
    if (turn) await database.transaction((transaction) => failTurn(transaction, turn))
    return turn !== undefined
  }
  const look = async () => {
    for (const afterMs of looksAfterMs) {
      await sleep(afterMs, undefined, { ref: false })
      if (await retryDuringOutage(turnMsMax, settle)) return
    }
  }
  look().catch(() => {}) // failAbandonedTurns settles it later
}
