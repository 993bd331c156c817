export { bytes, id, instant, reference } from './columns.ts'
export { isDatabaseUnavailable } from './database-unavailable.ts'
export { migrateDatabase } from './migrate-database.ts'
export {
  type Database,
  type DatabaseAddress,
  type OpenDatabase,
  openDatabase,
  type Queryable,
  type Transaction,
} from './open-database.ts'
export { type ProvidedDatabase, provideDatabase } from './provide-database.ts'
export { isUniqueViolation } from './unique-violation.ts'
