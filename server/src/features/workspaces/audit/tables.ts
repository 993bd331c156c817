import type { AuditAction, AuditSubjectKind } from '@parleykit/contract/workspaces/audit-actions'
import { isNotNull } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, jsonb, pgTable, text } from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'

/** A few values of an entry, such as the names of changed fields. Never secrets, never what visitors wrote. */
export type AuditDetails = Readonly<Record<string, string | number | readonly string[]>>

/** Changes to the configuration of workspaces and of the installation: see `recordAudit`. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    /** The workspace. Null: the installation. */
    ownerId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** The person who did it; the ID stays if the account is deleted. Null: the server, or the server command. */
    actorId: reference(),
    /** The person's username at that time, or `server command`. Null: the server. */
    actorName: text(),
    action: text().$type<AuditAction>().notNull(),
    /** The agent that it is about; the ID stays if the agent is deleted. */
    agentId: reference(),
    agentName: text(),
    subjectKind: text().$type<AuditSubjectKind>(),
    subjectId: reference(),
    subjectName: text(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** Truncated by `networkOf`. */
    address: text(),
    userAgent: text(),
  },
  (table) => [
    index().on(table.ownerId, table.id),
    index().on(table.agentId, table.id).where(isNotNull(table.agentId)),
    index().on(table.at),
  ],
)

export type AuditRow = typeof auditEntries.$inferSelect
