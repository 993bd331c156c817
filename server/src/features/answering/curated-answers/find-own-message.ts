import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import { type AgentRow, agents, lockOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type MessageRow, messages } from '../../conversations/index.ts'

/**
 * A message of one of the owner's agents, with the agent, which stays locked until the transaction ends. Only agents'
 * messages can be corrected.
 */
export async function findOwnMessage(
  { transaction, owner }: { readonly transaction: Transaction; readonly owner: Owner },
  messageId: number,
): Promise<{ message: MessageRow; agent: AgentRow }> {
  const [seen] = await transaction
    .select({ agentId: messages.agentId })
    .from(messages)
    .innerJoin(agents, eq(agents.id, messages.agentId))
    .where(and(eq(messages.id, messageId), eq(agents.ownerId, owner.id)))
  if (!seen) throw notFound('Message')
  const agent = await lockOwnAgent(transaction, owner, seen.agentId)
  const [message] = await transaction.select().from(messages).where(eq(messages.id, messageId))
  if (!message) throw notFound('Message')
  if (message.senderType !== 'agent') {
    throw new DomainError('validation_failed', 'Only agent messages can be corrected.')
  }
  return { message, agent }
}
