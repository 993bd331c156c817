import { inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { activities } from './tables.ts'

/** Gives what is told of agents to the account that has them now: elsewhere its links would lead nowhere. */
export async function moveAgentActivities(
  transaction: Transaction,
  agentIds: readonly number[],
  userId: number,
): Promise<void> {
  await transaction
    .update(activities)
    .set({ userId })
    .where(inArray(activities.botId, [...agentIds]))
}
