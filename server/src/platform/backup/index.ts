export { restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'
export { backupName, withBackupBefore } from './with-backup-before.ts'
