export { restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'
export { type RestoreWatch, watchForRestores } from './watch-for-restores.ts'
export { backupName, withBackupBefore } from './with-backup-before.ts'
