import type { CallerContext } from '../../auth/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { takeBackupJob } from './jobs.ts'
import { backupsByOwner } from './throttle-rules.ts'

/** Has a job take a backup now, at the operator's request. Does nothing while one is being taken. */
export async function requestBackup({ platform, owner, caller }: CallerContext): Promise<void> {
  await platform.throttles.consume(backupsByOwner, String(owner.id))
  await platform.database.transaction(async (transaction) => {
    if (!(await platform.jobs.send(transaction, takeBackupJob, {}, { key: 'one' }))) return
    const entry = { action: 'backup_requested' } as const
    await recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry)
  })
}
