import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'
import { and, eq, lt } from '../../../platform/database/drizzle.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { conversations, findOwnConversation } from '../../conversations/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { liveHandoffExpiry } from './core/live-handoff-expiry.ts'
import { publishSignal } from './live/conversation-signals.ts'
import { liveHandoffConflict } from './live-handoff-conflict.ts'
import { renewThrottle } from './throttle-rules.ts'
import { toLiveHandoff } from './to-live-handoff.ts'

/** Minimum renewal that is written, since a typing member calls this every few seconds. */
const writtenEveryMs = 20_000

/** Keeps the agent silent while a member is in a conversation. Throws `already_taken` if they no longer are. */
export async function renewLiveHandoff(
  { platform, owner, actor }: ActorContext,
  { conversationId, isTyping }: { readonly conversationId: number; readonly isTyping: boolean },
): Promise<LiveHandoff> {
  const { database, clock, throttles } = platform
  await throttles.consume(renewThrottle, `${actor.id}/${conversationId}`)
  const conversation = await findOwnConversation({ database, owner }, conversationId)
  const agent = await findOwnAgent(database, owner, conversation.agentId)
  const now = clock()
  const answerer = answererOf(conversation, now)
  if (answerer.state !== 'person' || conversation.personId !== actor.id) throw liveHandoffConflict(answerer)
  const silentUntil = liveHandoffExpiry(now)
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
  return toLiveHandoff(renewed ?? conversation, agent, now)
}
