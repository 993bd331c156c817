import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { conversations } from '../../conversations/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { liveHandoffExpiry } from './core/live-handoff-expiry.ts'
import { liveHandoffHooks } from './hooks.ts'
import { liveHandoffConflict } from './live-handoff-conflict.ts'
import { lockConversation } from './lock-conversation.ts'
import { notifyLiveHandoffChange } from './notify-live-handoff-change.ts'
import { toLiveHandoff } from './to-live-handoff.ts'

/**
 * Puts a member into a conversation in the agent's place. If two join at once, the second gets `already_taken` unless
 * they name the first as `insteadOf`.
 */
export async function takeOver(
  { platform, owner, actor }: ActorContext,
  { conversationId, insteadOf }: { readonly conversationId: number; readonly insteadOf: number | null },
): Promise<LiveHandoff> {
  const now = platform.clock()
  const { conversation, agent } = await platform.database.transaction(async (transaction) => {
    const held = await lockConversation({ transaction, owner }, conversationId)
    if (!held.agent.allowsTakeover) throw new DomainError('nobody_there', liveHandoffTexts.notAllowed)
    const answerer = answererOf(held.conversation, now)
    const { personId } = held.conversation
    const isFree = answerer.state !== 'person' || personId === actor.id || personId === insteadOf
    if (!isFree) throw liveHandoffConflict(answerer)
    const taken = {
      personId: actor.id,
      personName: actor.shownName,
      askedAt: null,
      silentUntil: liveHandoffExpiry(now),
    }
    await transaction.update(conversations).set(taken).where(eq(conversations.id, conversationId))
    return { agent: held.agent, conversation: { ...held.conversation, ...taken } }
  })
  notifyLiveHandoffChange(platform, { ...conversation, ownerId: owner.id })
  await platform.hooks.run(liveHandoffHooks.muteAnswers, conversationId)
  return toLiveHandoff(conversation, agent, now)
}
