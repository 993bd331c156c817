import { and, inArray, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { conversations } from '../../conversations/index.ts'
import { agentAnswerColumns } from './core/current-answerer.ts'

/**
 * Lets transferred agents answer again where a member of the former workspace answered. Open requests for a person
 * remain. Sends no sign: streams notice when they poll.
 */
export async function releaseTransferredAgents(
  transaction: Transaction,
  agentIds: readonly number[],
): Promise<void> {
  await transaction
    .update(conversations)
    .set(agentAnswerColumns)
    .where(and(inArray(conversations.agentId, [...agentIds]), isNotNull(conversations.personId)))
}
