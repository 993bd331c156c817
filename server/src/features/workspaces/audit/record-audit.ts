import type { AuditAction, AuditSubjectKind } from '@parleykit/contract/workspaces/audit-actions'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { type AuditActor, serverCommand } from './base/audit-actor.ts'
import { type AuditDetails, auditEntries } from './tables.ts'

export interface AuditContext extends AuditActor {
  readonly platform: Pick<Platform, 'clock'>
  readonly transaction: Queryable
  /** The workspace. Null: the installation. */
  readonly owner: { readonly id: number } | null
}

export interface NewAuditEntry {
  readonly action: AuditAction
  readonly agent?: { readonly id: number; readonly name: string }
  readonly subject?: {
    readonly kind: AuditSubjectKind
    readonly id?: number
    /** Never a secret, never what a visitor wrote. */
    readonly name?: string
  }
  readonly details?: AuditDetails
}

const nameMax = 300

/** Adds an entry to the audit log, within the transaction that makes the change: both are stored, or neither is. */
export async function recordAudit(
  { platform, transaction, owner, actor, caller }: AuditContext,
  { action, agent, subject, details = {} }: NewAuditEntry,
): Promise<void> {
  const person = actor === serverCommand ? null : actor
  await transaction.insert(auditEntries).values({
    at: platform.clock(),
    ownerId: owner?.id ?? null,
    actorId: person?.id ?? null,
    actorName: actor === serverCommand ? serverCommand : (person?.username ?? null),
    action,
    agentId: agent?.id ?? null,
    agentName: agent?.name ?? null,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name?.slice(0, nameMax).toWellFormed() ?? null,
    details,
    address: caller && networkOf(caller.address),
    userAgent: caller?.userAgent ?? null,
  })
}
