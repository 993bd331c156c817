import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/index.ts'
import { templateName } from './make-template-database.ts'

/** SQLSTATE */
const objectInUse = '55006'
const mostFailures = 10

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database with the newest schema and nothing in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { host, port, user } = inject('postgres')
  const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.database.execute(`create database ${name} template ${templateName} strategy file_copy`)
  return {
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop: async () => {
      await dropDatabase(admin.database, name)
      await admin.close()
    },
  }
}

/** What a product is told of a database: to go through the run's pooler, where there is one and the database is behind it. */
export function databaseVariablesOf(url: string): Record<string, string> {
  const { host, pooler } = inject('postgres')
  const pooled = new URL(url)
  if (!pooler || pooled.searchParams.get('host') !== host) return { DATABASE_URL: url }
  pooled.searchParams.set('host', pooler.host)
  pooled.searchParams.set('port', String(pooler.port))
  return { DATABASE_URL: pooled.href, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: url }
}

/**
 * PostgreSQL waits only 5 seconds for the connections that it ends, and a busy machine may let no connection or statement
 * through within its time: what fails is tried again.
 * @throws what failed last, where it failed ten times for other reasons than a database in use
 */
async function dropDatabase(database: Database, name: string): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await database.execute(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      const isInUse = cause instanceof Error && 'code' in cause && cause.code === objectInUse
      if (!isInUse && ++failures === mostFailures) throw new Error(`${name} can't be dropped: ${cause}`)
      await sleep(100)
    }
  }
}
