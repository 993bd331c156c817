export { DataFolderInUseError, EmbeddedPostgresError } from './embedded-postgres-error.ts'
export { findRunningServer } from './find-running-server.ts'
export { appRole, superuser } from './give-own-role.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'
