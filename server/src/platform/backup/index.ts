export { backUpBefore, backupName } from './back-up-before.ts'
export { restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'
