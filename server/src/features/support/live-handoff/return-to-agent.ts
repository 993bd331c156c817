import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'
import { eq } from '../../../platform/database/drizzle.ts'
import { conversations } from '../../conversations/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { agentAnswerColumns, answererOf } from './core/current-answerer.ts'
import { liveHandoffConflict } from './live-handoff-conflict.ts'
import { lockConversation } from './lock-conversation.ts'
import { notifyLiveHandoffChange } from './notify-live-handoff-change.ts'
import { toLiveHandoff } from './to-live-handoff.ts'

/** Lets the agent answer again. Throws `already_taken` if another member has the conversation. */
export async function returnToAgent(
  { platform, owner, actor }: ActorContext,
  conversationId: number,
): Promise<LiveHandoff> {
  const now = platform.clock()
  const { conversation, agent } = await platform.database.transaction(async (transaction) => {
    const held = await lockConversation({ transaction, owner }, conversationId)
    const answerer = answererOf(held.conversation, now)
    if (answerer.state === 'person' && held.conversation.personId !== actor.id)
      throw liveHandoffConflict(answerer)
    await transaction
      .update(conversations)
      .set(agentAnswerColumns)
      .where(eq(conversations.id, conversationId))
    return { agent: held.agent, conversation: { ...held.conversation, ...agentAnswerColumns } }
  })
  notifyLiveHandoffChange(platform, { ...conversation, ownerId: owner.id })
  return toLiveHandoff(conversation, agent, now)
}
