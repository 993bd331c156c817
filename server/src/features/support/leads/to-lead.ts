import type { VisitorLead } from '@parleykit/contract/support/leads/leads'
import type { LeadRow } from './tables.ts'

/** A lead as its visitor sees it and as webhooks send it. */
export function toLead({ id, email, name, message, consent, createdAt, correctedAt }: LeadRow): VisitorLead {
  return {
    ...{ id, email, name, message, consent },
    createdAt: createdAt.toISOString(),
    correctedAt: correctedAt?.toISOString() ?? null,
  }
}
