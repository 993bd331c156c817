import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller, Owner } from '../../auth/index.ts'
import type { AuditContext } from '../../workspaces/audit/index.ts'

/** Whose models are meant, and the member who acts. */
export interface ModelScope {
  readonly platform: Platform
  /** The workspace; null for the installation, whose operator acts. */
  readonly ownerId: number | null
  /** The account whose list of security events tells of changes. */
  readonly owner: Owner
  readonly actor: { readonly id: number; readonly username: string }
  readonly caller: Caller
}

/** The context of `recordAudit`: the operator's log for a choice of the installation. */
export function auditOf({ ownerId, owner, ...scope }: ModelScope, transaction: Queryable): AuditContext {
  return { ...scope, transaction, owner: ownerId === null ? null : owner }
}
