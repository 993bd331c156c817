import type { AuditEntry } from '@parleykit/contract/workspaces/audit'

export const auditColumns = [
  'time',
  'actor',
  'action',
  'agent',
  'subject kind',
  'subject',
  'details',
  'address',
  'device',
] as const

/** An entry as a row of a table; times are ISO 8601 in UTC. */
export function toAuditCsvRow(entry: AuditEntry): string[] {
  const details = Object.entries(entry.details).map(
    ([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`,
  )
  return [
    entry.at,
    entry.actor?.name ?? (entry.isCommand ? 'server command' : 'server'),
    entry.action,
    entry.agent?.name ?? '',
    entry.subject?.kind ?? '',
    entry.subject?.name ?? '',
    details.join('; '),
    entry.address ?? '',
    entry.device ?? '',
  ]
}
