import { type AuditEntry, type AuditSearch, auditPageSize } from '@parleykit/contract/workspaces/audit'
import { auditActionsByGroup } from '@parleykit/contract/workspaces/audit-actions'
import { and, desc, eq, gte, inArray, isNull, lt } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { describeDevice } from '../../auth/index.ts'
import { type AuditRow, auditEntries } from './tables.ts'

export interface ListAuditEntries {
  /** The workspace. Null: the installation. */
  readonly ownerId: number | null
  readonly search: AuditSearch & { readonly after?: number | undefined }
  readonly limit?: number
}

/** The entries of an audit log that match a search, newest first; with `after`, those older than that entry. */
export async function listAuditEntries(
  database: Queryable,
  { ownerId, search, limit = auditPageSize }: ListAuditEntries,
): Promise<AuditEntry[]> {
  const { actor, group, agent, from, to, after } = search
  const rows = await database
    .select()
    .from(auditEntries)
    .where(
      and(
        ownerId === null ? isNull(auditEntries.ownerId) : eq(auditEntries.ownerId, ownerId),
        actor ? eq(auditEntries.actorId, actor) : undefined,
        group ? inArray(auditEntries.action, [...auditActionsByGroup[group]]) : undefined,
        agent ? eq(auditEntries.agentId, agent) : undefined,
        from ? gte(auditEntries.at, new Date(from)) : undefined,
        to ? lt(auditEntries.at, new Date(to)) : undefined,
        after ? lt(auditEntries.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit)
  return rows.map(toAuditEntry)
}

function toAuditEntry(row: AuditRow): AuditEntry {
  const { id, actorId, actorName, action, agentId, agentName, subjectKind, subjectId, subjectName } = row
  return {
    id,
    at: row.at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    isCommand: actorId === null && actorName !== null,
    action,
    agent: agentId === null ? null : { id: agentId, name: agentName ?? '' },
    subject: subjectKind && { kind: subjectKind, id: subjectId, name: subjectName },
    details: Object.fromEntries(
      Object.entries(row.details).map(([name, value]) => [
        name,
        typeof value === 'string' || typeof value === 'number' ? value : [...value],
      ]),
    ),
    address: row.address,
    device: describeDevice(row.userAgent),
  }
}
