import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../src/platform/database/index.ts'
import { templateName } from './make-template-database.ts'

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
      await admin.database.execute(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}
