import type { Webhook } from '@parleykit/contract/webhooks/webhooks'
import type { WebhookRow } from './base/tables.ts'

/** A webhook as its owner sees it: without its secrets. */
export function toWebhook(row: WebhookRow, pending: number, now: Date): Webhook {
  const { formerSecretEndsAt, retryAt } = row
  const future = (instant: Date | null) => (instant !== null && instant > now ? instant.toISOString() : null)
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    status: row.status,
    pending,
    failingSince: row.failingSince?.toISOString() ?? null,
    retryAt: future(retryAt),
    formerSecretWorksUntil: future(formerSecretEndsAt),
    createdAt: row.createdAt.toISOString(),
  }
}
