export { type Backups, openBackups } from './open-backups.ts'
