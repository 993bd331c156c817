import { inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Feature } from '../../platform/feature.ts'
import { transferHooks } from '../agents/ownership-transfers/index.ts'
import { conversationHooks } from '../conversations/index.ts'
import { webhooks } from './base/tables.ts'
import { deleteExpiredDeliveries } from './delete-expired-deliveries.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { deliverJob } from './jobs.ts'
import { recordEndedConversations } from './record-ended-conversations.ts'
import { recordRatingEvent } from './record-rating-event.ts'
import { resumeDeliveries } from './resume-deliveries.ts'
import { webhookRoutes } from './routes.ts'

/** Number of webhooks sent at a time, in total and per owner: a receiver that never responds delays few. */
const deliveriesAtOnce = 8
const deliveriesOfOwner = 2

export const webhooksFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(conversationHooks.onRatedDown, (transaction, message) =>
      recordRatingEvent({ platform, transaction }, message),
    )
    platform.hooks.connect(transferHooks.onAgentsTaken, deleteWebhooksOfAgents)
  },
  routes: webhookRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(
      deliverJob,
      deliveriesAtOnce,
      (data, signal) => deliverWebhook({ platform, signal }, data),
      deliveriesOfOwner,
    )
    await jobs.every('send-webhooks', 1, async () => {
      await recordEndedConversations(platform)
      await resumeDeliveries(platform)
    })
    await jobs.every('forget-old-deliveries', 30, () => deleteExpiredDeliveries(platform))
  },
}

/** Deletes the webhooks of transferred agents, which would otherwise keep sending events to the former owner. */
async function deleteWebhooksOfAgents(transaction: Transaction, agentIds: readonly number[]): Promise<void> {
  await transaction.delete(webhooks).where(inArray(webhooks.agentId, [...agentIds]))
}
