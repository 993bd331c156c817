import { and, inArray, isNotNull } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { conversations } from '../conversations/index.ts'
import { answersAgain } from './core/answerer-of.ts'

/**
 * Lets transferred agents answer again where a member of the former workspace answered. Open requests for a person
 * remain. Sends no sign: streams notice when they poll.
 */
export async function leaveTakenAgents(transaction: Transaction, agentIds: readonly number[]): Promise<void> {
  await transaction
    .update(conversations)
    .set(answersAgain)
    .where(and(inArray(conversations.agentId, [...agentIds]), isNotNull(conversations.personId)))
}
