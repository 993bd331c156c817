import type { Feature } from '../../platform/feature.ts'
import { conversationHooks } from '../conversations/index.ts'
import { transferHooks } from '../ownership-transfers/index.ts'
import { deleteExpiredDeliveries } from './delete-expired-deliveries.ts'
import { deleteWebhooksOf } from './delete-webhooks-of.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { deliverJob } from './jobs.ts'
import { noteEndedConversations } from './note-ended-conversations.ts'
import { resumeDeliveries } from './resume-deliveries.ts'
import { webhookRoutes } from './routes.ts'
import { tellOfRatedMessage } from './tell-of-rated-message.ts'

/** Number of webhooks sent at a time, in total and per owner: a receiver that never responds delays few. */
const deliveriesAtOnce = 8
const deliveriesOfOwner = 2

export const webhooksFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(conversationHooks.onRatedDown, (transaction, message) =>
      tellOfRatedMessage({ platform, transaction }, message),
    )
    platform.hooks.connect(transferHooks.onAgentsTaken, deleteWebhooksOf)
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
      await noteEndedConversations(platform)
      await resumeDeliveries(platform)
    })
    await jobs.every('forget-old-deliveries', 30, () => deleteExpiredDeliveries(platform))
  },
}
