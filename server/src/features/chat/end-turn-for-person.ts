import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { releaseCredit } from '../billing/usage/index.ts'
import { type OpenTurn, turns } from './base/tables.ts'
import { eventsInSilence } from './core/handed-off-events.ts'

/**
 * Ends a turn without an answer and releases its credit: a person reads the question. Returns the turn's last events.
 */
export async function endTurnForPerson(platform: Platform, turn: OpenTurn): Promise<readonly ChatEvent[]> {
  await platform.database.transaction(async (transaction) => {
    const [passed] = await transaction
      .update(turns)
      .set({ state: 'finished', creditPeriod: null, events: [...eventsInSilence] })
      .where(and(eq(turns.id, turn.id), eq(turns.state, 'answering')))
      .returning({ id: turns.id })
    if (passed && turn.creditPeriod)
      await releaseCredit(transaction, { userId: turn.ownerId, periodStart: turn.creditPeriod })
  })
  return eventsInSilence
}
