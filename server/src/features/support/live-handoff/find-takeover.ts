import type { Takeover } from '@parleykit/contract/support/live-handoff/takeovers'
import { findOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { findOwnConversation } from '../../conversations/index.ts'
import { toTakeover } from './to-takeover.ts'

/** Finds who answers in a conversation of the workspace. Throws `not_found` for those of other workspaces too. */
export async function findTakeover(
  { platform: { database, clock }, owner }: OwnerContext,
  conversationId: number,
): Promise<Takeover> {
  const conversation = await findOwnConversation({ database, owner }, conversationId)
  const agent = await findOwnAgent(database, owner, conversation.agentId)
  return toTakeover(conversation, agent, clock())
}
