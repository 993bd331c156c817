import { totalCountHeader } from '@parleykit/contract/base/limits'
import * as contract from '@parleykit/contract/webhooks/webhooks'
import type { FastifyInstance } from 'fastify'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import { type Access, bindOwnerRoute } from '../workspaces/index.ts'
import { type WebhookRow, webhookDeliveries } from './base/tables.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { findDelivery } from './find-delivery.ts'
import { findOwnWebhook } from './find-own-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { resendDelivery } from './resend-delivery.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { sendTestEvent } from './send-test-event.ts'
import { bodyOf } from './sending/post-delivery.ts'
import { toDelivery } from './to-delivery.ts'
import { toWebhook } from './to-webhook.ts'
import { updateWebhook } from './update-webhook.ts'

export function webhookRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, clock } = platform

  const contextOf = ({ owner, actor, caller }: Access) => ({ platform, owner, actor, caller })
  async function show(webhook: WebhookRow) {
    const pending = await database.$count(
      webhookDeliveries,
      and(eq(webhookDeliveries.webhookId, webhook.id), eq(webhookDeliveries.state, 'pending')),
    )
    return toWebhook(webhook, pending, clock())
  }

  bindOwnerRoute(app, platform, contract.listWebhooks, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const all = await listWebhooks(database, agent.id)
    return all.map(({ webhook, pending }) => toWebhook(webhook, pending, clock()))
  })
  bindOwnerRoute(app, platform, contract.createWebhook, async (input) => {
    const wanted = { agentId: input.params.id, input: input.body }
    const { webhook, secret } = await createWebhook(contextOf(input), wanted)
    return { webhook: await show(webhook), secret }
  })
  bindOwnerRoute(app, platform, contract.updateWebhook, async (input) => {
    const change = { params: input.params, input: input.body }
    return show(await updateWebhook(contextOf(input), change))
  })
  bindOwnerRoute(app, platform, contract.renewWebhookSecret, async (input) => {
    const { webhook, secret } = await rotateWebhookSecret(contextOf(input), input.params)
    return { webhook: await show(webhook), secret }
  })
  bindOwnerRoute(app, platform, contract.deleteWebhook, async (input) => {
    await deleteWebhook(contextOf(input), input.params)
    return { message: 'The webhook was deleted.' }
  })
  deliveryRoutes(app, platform)
}

function deliveryRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  bindOwnerRoute(app, platform, contract.testWebhook, async ({ owner, params }) => {
    const webhook = await findOwnWebhook({ database, owner }, params)
    const agent = await findOwnAgent(database, owner, params.id)
    return toDelivery(await sendTestEvent({ platform, owner }, { agent, webhook }))
  })
  bindOwnerRoute(
    app,
    platform,
    contract.listDeliveries,
    async ({ owner, params, query }, _request, reply) => {
      const webhook = await findOwnWebhook({ database, owner }, params)
      const { deliveries, total } = await listDeliveries(database, { webhookId: webhook.id, input: query })
      reply.header(totalCountHeader, total)
      return deliveries.map(toDelivery)
    },
  )
  bindOwnerRoute(app, platform, contract.getDelivery, async ({ owner, params }) => {
    const webhook = await findOwnWebhook({ database, owner }, params)
    const delivery = await findDelivery(database, { webhookId: webhook.id, deliveryId: params.deliveryId })
    return { ...toDelivery(delivery), body: bodyOf(platform, delivery) }
  })
  bindOwnerRoute(app, platform, contract.resendDelivery, async ({ owner, params }) => {
    const webhook = await findOwnWebhook({ database, owner }, params)
    return toDelivery(await resendDelivery({ platform, owner }, { webhook, deliveryId: params.deliveryId }))
  })
}
