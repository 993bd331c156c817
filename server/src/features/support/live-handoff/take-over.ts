import { takeoverTexts } from '@parleykit/contract/support/live-handoff/takeover-texts'
import type { Takeover } from '@parleykit/contract/support/live-handoff/takeovers'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { conversations } from '../../conversations/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { takeoverExpiry } from './core/takeover-expiry.ts'
import { takeoverHooks } from './hooks.ts'
import { lockConversation } from './lock-conversation.ts'
import { notifyTakeoverChange } from './notify-takeover-change.ts'
import { takeoverConflict } from './takeover-conflict.ts'
import { toTakeover } from './to-takeover.ts'

/**
 * Puts a member into a conversation in the agent's place. If two join at once, the second gets `already_taken` unless
 * they name the first as `insteadOf`.
 */
export async function takeOver(
  { platform, owner, actor }: ActorContext,
  { conversationId, insteadOf }: { readonly conversationId: number; readonly insteadOf: number | null },
): Promise<Takeover> {
  const now = platform.clock()
  const { conversation, agent } = await platform.database.transaction(async (transaction) => {
    const held = await lockConversation({ transaction, owner }, conversationId)
    if (!held.agent.allowsTakeover) throw new DomainError('nobody_there', takeoverTexts.notAllowed)
    const answerer = answererOf(held.conversation, now)
    const { personId } = held.conversation
    const isFree = answerer.state !== 'person' || personId === actor.id || personId === insteadOf
    if (!isFree) throw takeoverConflict(answerer)
    const taken = {
      personId: actor.id,
      personName: actor.shownName,
      askedAt: null,
      silentUntil: takeoverExpiry(now),
    }
    await transaction.update(conversations).set(taken).where(eq(conversations.id, conversationId))
    return { agent: held.agent, conversation: { ...held.conversation, ...taken } }
  })
  notifyTakeoverChange(platform, { ...conversation, ownerId: owner.id })
  await platform.hooks.run(takeoverHooks.muteAnswers, conversationId)
  return toTakeover(conversation, agent, now)
}
