import type { AuditAction } from '@parleykit/contract/workspaces/audit-actions'
import type { Operator, RecordChange } from '../../auth/index.ts'
import { type AuditActor, type NewAuditEntry, recordInstallationAudit } from '../../workspaces/audit/index.ts'

/** Who changes accounts: the operator on a screen or by `npm run admin` (the actor `serverCommand`), or the new account. */
export interface Administration extends AuditActor {
  readonly operator: Operator
}

interface AccountChange {
  readonly action: Extract<AuditAction, `account_${string}`>
  /** Null for an account that doesn't exist yet. */
  readonly account: { readonly id: number; readonly username: string } | null
  readonly details?: NewAuditEntry['details']
}

/** Records a change to an account in the operator's audit log, in the change's own transaction. */
export function recordAccountChange(
  { operator, actor, caller }: Administration,
  { action, account, details }: AccountChange,
): RecordChange {
  const subject = account && ({ kind: 'account', id: account.id, name: account.username } as const)
  const entry = { action, ...(subject && { subject }), ...(details && { details }) }
  return (transaction) => recordInstallationAudit({ platform: operator, transaction, actor, caller }, entry)
}
