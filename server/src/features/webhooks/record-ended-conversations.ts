import { conversationIdleMinutes } from '@parleykit/contract/webhooks/limits'
import { and, arrayContains, asc, eq, gt, isNull, lte, or, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, lockAgent } from '../agents/index.ts'
import { type ConversationRow, conversations } from '../conversations/index.ts'
import { conversationEnds, webhooks } from './base/tables.ts'
import { getTranscript } from './get-transcript.ts'
import { recordWebhookEvent } from './record-webhook-event.ts'

/** Number per run. The next run finds the rest. */
const mostNoted = 500
/** Ends longer ago than this, while no server ran, are no longer sent. */
const longestAgoMs = 24 * 3600_000

/**
 * Records webhook events for conversations that have ended: no message came for a while, or the visitor began another
 * one. A conversation that continues may end again. Each end is sent once, however many processes run this.
 */
export async function recordEndedConversations(platform: Platform): Promise<void> {
  for (const { conversation, reason } of await listEnded(platform)) {
    await platform.database.transaction(async (transaction) => {
      const [agent] = await transaction
        .select({ id: agents.id })
        .from(agents)
        .where(eq(agents.id, conversation.agentId))
      if (!agent) return
      await lockAgent(transaction, { agentId: agent.id })
      // Locks the conversation if it hasn't continued since it was found. Deletes and new messages wait.
      const { id, lastMessageAt, messageCount } = conversation
      const [still] = await transaction
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(eq(conversations.id, id), eq(conversations.lastMessageAt, lastMessageAt)))
        .for('key share')
      if (!still) return
      const noted = await transaction
        .insert(conversationEnds)
        .values({ conversationId: id, lastMessageAt })
        .onConflictDoUpdate({
          target: conversationEnds.conversationId,
          set: { lastMessageAt },
          setWhere: sql`${conversationEnds.lastMessageAt} < ${lastMessageAt.toISOString()}::timestamptz`,
        })
        .returning({ conversationId: conversationEnds.conversationId })
      if (noted.length === 0) return
      await recordWebhookEvent(
        { platform, transaction },
        {
          type: 'conversation.ended',
          agentId: agent.id,
          conversationId: id,
          subject: `${id}.${lastMessageAt.getTime()}`,
          data: {
            reason,
            lastMessageAt: lastMessageAt.toISOString(),
            messageCount,
            ...(await getTranscript(transaction, conversation)),
          },
        },
      )
    })
  }
}

interface Ended {
  readonly conversation: ConversationRow
  readonly reason: 'idle' | 'new_chat'
}

async function listEnded({ database, clock }: Platform): Promise<Ended[]> {
  const now = clock().getTime()
  const idleSince = new Date(now - conversationIdleMinutes * 60_000)
  // Begun with the same visitor token, after the last message in this one.
  const hasNewer = sql<boolean>`exists (select from ${conversations} as newer
    where newer.agent_id = ${conversations.agentId} and newer.token_id = ${conversations.tokenId}
      and newer.id > ${conversations.id} and newer.started_at > ${conversations.lastMessageAt})`
  const isWanted = sql`exists (${database
    .select({ one: sql`1` })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.agentId, conversations.agentId),
        eq(webhooks.status, 'active'),
        arrayContains(webhooks.events, ['conversation.ended']),
        lte(webhooks.createdAt, conversations.lastMessageAt),
      ),
    )})`
  const wanting = database
    .select({ id: webhooks.agentId })
    .from(webhooks)
    .where(and(eq(webhooks.status, 'active'), arrayContains(webhooks.events, ['conversation.ended'])))
  const found = await database
    .select({ conversation: conversations, hasNewer })
    .from(conversations)
    .leftJoin(conversationEnds, eq(conversationEnds.conversationId, conversations.id))
    .where(
      and(
        sql`${conversations.agentId} in (${wanting})`,
        isWanted,
        eq(conversations.isTest, false),
        gt(conversations.lastMessageAt, new Date(now - longestAgoMs)),
        or(
          isNull(conversationEnds.lastMessageAt),
          sql`${conversationEnds.lastMessageAt} < ${conversations.lastMessageAt}`,
        ),
        or(lte(conversations.lastMessageAt, idleSince), hasNewer),
      ),
    )
    .orderBy(asc(conversations.lastMessageAt))
    .limit(mostNoted)
  return found.map((row) => ({
    conversation: row.conversation,
    reason: row.hasNewer ? 'new_chat' : 'idle',
  }))
}
