import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { type AgentRow, findOwnAgent, lockAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type ConversationRow, conversations, findOwnConversation } from '../../conversations/index.ts'

export interface LockedConversation {
  readonly conversation: ConversationRow
  readonly agent: AgentRow
}

/**
 * Locks an agent, then its conversation, until the transaction ends. Throws `not_found` for those of other workspaces.
 */
export async function lockConversation(
  { transaction, owner }: { readonly transaction: Transaction; readonly owner: Owner },
  conversationId: number,
): Promise<LockedConversation> {
  const { agentId } = await findOwnConversation({ database: transaction, owner }, conversationId)
  await lockAgent(transaction, { agentId })
  const agent = await findOwnAgent(transaction, owner, agentId)
  const [conversation] = await transaction
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('no key update')
  if (!conversation) throw notFound('Conversation')
  return { conversation, agent }
}
