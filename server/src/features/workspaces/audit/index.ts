export { type AuditActor, serverCommand } from './base/audit-actor.ts'
export { exportAudit } from './export-audit.ts'
export { listAuditEntries } from './list-audit-entries.ts'
export {
  type AuditContext,
  type NewAuditEntry,
  recordAudit,
} from './record-audit.ts'
export { recordInstallationAudit } from './record-installation-audit.ts'
export { streamAuditEntries } from './stream-audit-entries.ts'
