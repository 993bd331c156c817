import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { linkHashesOf } from '../../agents/index.ts'
import { conversations, type MessageRow, messages } from '../../conversations/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { liveHandoffExpiry } from './core/live-handoff-expiry.ts'
import { liveHandoffHooks } from './hooks.ts'
import { publishSignal } from './live/conversation-signals.ts'
import { liveHandoffConflict } from './live-handoff-conflict.ts'
import { lockConversation } from './lock-conversation.ts'
import { personMessageThrottle } from './throttle-rules.ts'

export interface PersonMessage {
  readonly content: string
  /** A retry sends the same key and finds the stored message. */
  readonly messageKey: string
}

/**
 * Stores a member's message in the agent's place, once for each key. A member who was away so long that the agent took
 * over rejoins with it. Throws `already_taken` if the member has handed the conversation back or lost it to another
 * member.
 */
export async function sendPersonMessage(
  { platform, owner, actor }: ActorContext,
  {
    conversationId,
    input: { content, messageKey },
  }: { readonly conversationId: number; readonly input: PersonMessage },
): Promise<MessageRow> {
  await platform.throttles.consume(personMessageThrottle, `${actor.id}/${conversationId}`)
  const now = platform.clock()
  const { message, agentId, isBack } = await platform.database.transaction(async (transaction) => {
    const { conversation, agent } = await lockConversation({ transaction, owner }, conversationId)
    const [earlier] = await transaction
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.messageKey, messageKey)))
    if (earlier && earlier.content !== content) {
      throw new DomainError('already_exists', liveHandoffTexts.otherMessage)
    }
    if (earlier) return { message: earlier, agentId: agent.id, isBack: false }
    const answerer = answererOf(conversation, now)
    if (conversation.personId !== actor.id) throw liveHandoffConflict(answerer)
    const [stored] = await transaction
      .insert(messages)
      .values({
        conversationId,
        agentId: agent.id,
        isTest: conversation.isTest,
        senderType: 'person',
        personName: actor.shownName,
        messageKey,
        content,
        sources: [],
        links: linkHashesOf(agent.id, [content]),
        createdAt: now,
      })
      .returning()
    if (!stored) throw new Error('The database returned no message')
    await transaction
      .update(conversations)
      .set({
        messageCount: sql`${conversations.messageCount} + 1`,
        lastMessageAt: now,
        askedAt: null,
        silentUntil: liveHandoffExpiry(now),
      })
      .where(eq(conversations.id, conversationId))
    return { message: stored, agentId: agent.id, isBack: answerer.state === 'agent' }
  })
  publishSignal(platform, conversationId, 'changed')
  if (isBack) await platform.hooks.run(liveHandoffHooks.muteAnswers, conversationId)
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId })
  return message
}
