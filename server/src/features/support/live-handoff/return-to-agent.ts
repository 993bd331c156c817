import type { Takeover } from '@parleykit/contract/support/live-handoff/takeovers'
import { eq } from '../../../platform/database/drizzle.ts'
import { conversations } from '../../conversations/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { agentAnswerColumns, answererOf } from './core/current-answerer.ts'
import { lockConversation } from './lock-conversation.ts'
import { notifyTakeoverChange } from './notify-takeover-change.ts'
import { takeoverConflict } from './takeover-conflict.ts'
import { toTakeover } from './to-takeover.ts'

/** Lets the agent answer again. Throws `already_taken` if another member has the conversation. */
export async function returnToAgent(
  { platform, owner, actor }: ActorContext,
  conversationId: number,
): Promise<Takeover> {
  const now = platform.clock()
  const { conversation, agent } = await platform.database.transaction(async (transaction) => {
    const held = await lockConversation({ transaction, owner }, conversationId)
    const answerer = answererOf(held.conversation, now)
    if (answerer.state === 'person' && held.conversation.personId !== actor.id)
      throw takeoverConflict(answerer)
    await transaction
      .update(conversations)
      .set(agentAnswerColumns)
      .where(eq(conversations.id, conversationId))
    return { agent: held.agent, conversation: { ...held.conversation, ...agentAnswerColumns } }
  })
  notifyTakeoverChange(platform, { ...conversation, ownerId: owner.id })
  return toTakeover(conversation, agent, now)
}
