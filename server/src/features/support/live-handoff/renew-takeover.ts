import type { Takeover } from '@parleykit/contract/support/live-handoff/takeovers'
import { and, eq, lt } from '../../../platform/database/drizzle.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { conversations, findOwnConversation } from '../../conversations/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { takeoverExpiry } from './core/takeover-expiry.ts'
import { publishSignal } from './live/conversation-signals.ts'
import { takeoverConflict } from './takeover-conflict.ts'
import { renewThrottle } from './throttle-rules.ts'
import { toTakeover } from './to-takeover.ts'

/** Minimum renewal that is written, since a typing member calls this every few seconds. */
const writtenEveryMs = 20_000

/** Keeps the agent silent while a member is in a conversation. Throws `already_taken` if they no longer are. */
export async function renewTakeover(
  { platform, owner, actor }: ActorContext,
  { conversationId, isTyping }: { readonly conversationId: number; readonly isTyping: boolean },
): Promise<Takeover> {
  const { database, clock, throttles } = platform
  await throttles.consume(renewThrottle, `${actor.id}/${conversationId}`)
  const conversation = await findOwnConversation({ database, owner }, conversationId)
  const agent = await findOwnAgent(database, owner, conversation.agentId)
  const now = clock()
  const answerer = answererOf(conversation, now)
  if (answerer.state !== 'person' || conversation.personId !== actor.id) throw takeoverConflict(answerer)
  const silentUntil = takeoverExpiry(now)
  const [renewed] = await database
    .update(conversations)
    .set({ silentUntil })
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.personId, actor.id),
        lt(conversations.silentUntil, new Date(silentUntil.getTime() - writtenEveryMs)),
      ),
    )
    .returning()
  if (isTyping) publishSignal(platform, conversationId, 'typing')
  return toTakeover(renewed ?? conversation, agent, now)
}
