import type { Lead } from '@parleykit/contract/support/leads/leads'

export const leadColumns = [
  'lead',
  'left',
  'corrected',
  'email',
  'name',
  'message',
  'consent',
  'conversation',
  'test',
] as const

/** A lead as a row of a table; times are ISO 8601 in UTC. */
export function toLeadRow(lead: Lead): string[] {
  return [
    String(lead.id),
    lead.createdAt,
    lead.correctedAt ?? '',
    lead.email,
    lead.name ?? '',
    lead.message ?? '',
    lead.consent ?? '',
    String(lead.conversationId),
    lead.isTest ? 'yes' : 'no',
  ]
}
