import { type AuditContext, type NewAuditEntry, recordAudit } from './record-audit.ts'

/**
 * Adds an entry to the operator's audit log, within the transaction that makes the change. For settings of the
 * installation and for accounts, by the operator or by `npm run admin` (the actor `serverCommand`).
 */
export async function recordInstallationAudit(
  ctx: Omit<AuditContext, 'owner'>,
  entry: NewAuditEntry,
): Promise<void> {
  await recordAudit({ ...ctx, owner: null }, entry)
}
