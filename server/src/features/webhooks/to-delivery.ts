import type { Delivery } from '@parleykit/contract/webhooks/webhooks'
import type { DeliveryRow } from './base/tables.ts'

/** A delivery as its owner sees it in the log. */
export function toDelivery(row: DeliveryRow): Delivery {
  const { id, messageId, type, state, attempts, durationMs, responseStatus, responseText, fault } = row
  return {
    id,
    messageId,
    type,
    state,
    attempts,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    durationMs,
    responseStatus,
    responseText,
    fault,
    nextAt: state === 'pending' ? row.nextAt.toISOString() : null,
  }
}
