import { inArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { activities } from './tables.ts'

/** Moves the activities of agents to their new account: in the old one, their links would lead nowhere. */
export async function moveAgentActivities(
  transaction: Transaction,
  { agentIds, userId }: { readonly agentIds: readonly number[]; readonly userId: number },
): Promise<void> {
  await transaction
    .update(activities)
    .set({ userId })
    .where(inArray(activities.botId, [...agentIds]))
}
