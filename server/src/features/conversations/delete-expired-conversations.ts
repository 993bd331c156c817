import { asc, isNotNull, lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { conversations, visitorDetails } from './base/tables.ts'
import { deleteConversationBatch } from './delete-conversation-batch.ts'

const dayMs = 24 * 3600 * 1000
/** Number per transaction. Visitors who continue one of them, and changes to the agent, wait for it. */
const batchSize = 100
/** Number per run. The next run deletes the rest. */
const runSize = 20_000

export interface ExpiredAt {
  readonly agentId: number
  readonly ownerId: number
}

/**
 * Deletes the conversations whose last message is older than their agent's retention, in days of 24 hours, and what was
 * told about visitors who have gone. Returns the agents that lost some.
 */
export async function deleteExpiredConversations(
  platform: Pick<Platform, 'database' | 'pubsub'>,
  now: Date,
): Promise<ExpiredAt[]> {
  const { database } = platform
  await database.delete(visitorDetails).where(lt(visitorDetails.expiresAt, now))
  const bounded = await database
    .select({ agentId: agents.id, ownerId: agents.ownerId, days: agents.retentionDays })
    .from(agents)
    .where(isNotNull(agents.retentionDays))
    .orderBy(asc(agents.id))
  const shrunk: ExpiredAt[] = []
  let left = runSize
  for (const { agentId, ownerId, days } of bounded) {
    if (days === null) continue
    const expired = lt(conversations.lastMessageAt, new Date(now.getTime() - days * dayMs))
    for (let removed = batchSize, before = left; removed === batchSize && left > 0; ) {
      removed = await database.transaction((transaction) =>
        deleteConversationBatch(transaction, { agentId, condition: expired, limit: batchSize }),
      )
      if (left === before && removed > 0) shrunk.push({ agentId, ownerId })
      left -= removed
    }
  }
  for (const { agentId, ownerId } of shrunk)
    notifyOwner(platform, ownerId, { topic: 'conversations', agentId })
  return shrunk
}
