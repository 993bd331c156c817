import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'
import { findOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { findOwnConversation } from '../../conversations/index.ts'
import { toLiveHandoff } from './to-live-handoff.ts'

/** Finds who answers in a conversation of the workspace. Throws `not_found` for those of other workspaces too. */
export async function findLiveHandoff(
  { platform: { database, clock }, owner }: OwnerContext,
  conversationId: number,
): Promise<LiveHandoff> {
  const conversation = await findOwnConversation({ database, owner }, conversationId)
  const agent = await findOwnAgent(database, owner, conversation.agentId)
  return toLiveHandoff(conversation, agent, clock())
}
