import { and, inArray, isNotNull } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { conversations } from '../conversations/index.ts'
import { answersAgain } from './core/answers-again.ts'

/**
 * Has agents that change hands answer again where somebody of the former workspace is there; who was asked for still is.
 * Streams hear of it by looking themselves.
 */
export async function leaveTakenAgents(transaction: Transaction, agentIds: readonly number[]): Promise<void> {
  await transaction
    .update(conversations)
    .set(answersAgain)
    .where(and(inArray(conversations.agentId, [...agentIds]), isNotNull(conversations.personId)))
}
