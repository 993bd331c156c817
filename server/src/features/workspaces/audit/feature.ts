import type { Feature } from '../../../platform/feature.ts'
import { deleteExpiredAuditEntries } from './delete-expired-audit-entries.ts'

/** Its routes need the roles of members, so that they are bound with those of workspaces. */
export const auditFeature: Feature = {
  work: async (platform) => {
    await platform.jobs.every('forget-old-audit-entries', 60, () => deleteExpiredAuditEntries(platform))
  },
}
