import { type DatabaseAddress, migrateDatabase, openDatabase } from '../src/platform/database/index.ts'
import { openJobs } from '../src/platform/jobs/index.ts'

export const templateName = 'parleykit_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** A PostgreSQL on a Unix socket that a run of tests has for itself. */
export interface TestPostgres {
  readonly host: string
  readonly port: number
  readonly user: string
  /** Its PgBouncer in transaction mode, where products are to go through one. */
  readonly pooler?: { readonly host: string; readonly port: number }
}

export interface TestDatabaseServer {
  readonly postgres: TestPostgres
  readonly stop: () => Promise<void>
}

/** Makes the template that every test file's own database is copied from. */
export async function makeTemplateDatabase(postgres: TestPostgres): Promise<void> {
  const admin = openDatabase({ ...postgres, database: 'postgres' })
  await admin.database.execute(`create database ${templateName}`)
  await admin.close()
  const address: DatabaseAddress = { ...postgres, database: templateName }
  await migrateDatabase(address, async () => {})
  const jobs = await openJobs(address, { work: 'everything', onError: (error) => console.error(error) })
  await jobs.close(1000)
}
