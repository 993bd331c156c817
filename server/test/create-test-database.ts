import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/index.ts'
import { templateName } from './make-template-database.ts'

/** SQLSTATE */
const objectInUse = '55006'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database with the newest schema and nothing in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { host, port, user } = inject('postgres')
  const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.database.execute(`create database ${name} template ${templateName}`)
  return {
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop: async () => {
      while (!(await isDropped(admin.database, name))) await sleep(100)
      await admin.close()
    },
  }
}

/** PostgreSQL waits only 5 seconds for the connections that it ends, which is too short on a busy machine. */
async function isDropped(database: Database, name: string): Promise<boolean> {
  try {
    await database.execute(`drop database ${name} with (force)`)
    return true
  } catch (error) {
    if (errorCode(error) === objectInUse) return false
    throw error
  }
}

function errorCode(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
