export { checkReplica, checkServers, DatabaseServerError } from './check-server.ts'
export { bytes, id, instant, reference } from './columns.ts'
export { type DatabaseAddress, keepAliveMs } from './database-address.ts'
export { isBeingReplaced, isDatabaseUnavailable, isDiskFull, isLocked } from './database-unavailable.ts'
export { DeadConnectionDetector, type OnSilence } from './dead-connection-detector.ts'
export { getDatabaseTime } from './get-database-time.ts'
export { type Heartbeat, keepHeartbeat } from './heartbeat.ts'
export { inSnapshot } from './in-snapshot.ts'
export { insertFrom } from './insert-from.ts'
export { migrateDatabase } from './migrate-database.ts'
export {
  allowsOlderVersion,
  applyMigrations,
  getSchemaVersion,
  lockSchema,
  type Migration,
  readMigrations,
} from './migrations.ts'
export {
  type Database,
  type OpenDatabase,
  openDatabase,
  type Queryable,
  type Transaction,
} from './open-database.ts'
export { openReadRouter } from './open-read-router.ts'
export { type Placeholders, placeholdersOf } from './placeholders.ts'
export { prepared } from './prepared.ts'
export { withProbe } from './probe.ts'
export { provideDatabase } from './provide-database.ts'
export { reachDatabase } from './reach-database.ts'
export type { Read, ReadRouter, ReplicaState } from './read-router.ts'
export { retryDuringOutage } from './retry-during-outage.ts'
export { isUniqueViolation } from './unique-violation.ts'
export { withSession } from './with-session.ts'
