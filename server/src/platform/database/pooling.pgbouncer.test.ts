import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/create-test-database.ts'
import { runPgBouncer } from '../../../test/run-pgbouncer.ts'
import { readConfig } from '../../config/config.ts'
import { checkDatabase } from '../../doctor/check-database.ts'
import { checkServers } from './check-server.ts'
import { openDatabase } from './open-database.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A fresh database by its own address, and through a pooler of the mode. */
async function poolerInFront(mode: 'session' | 'transaction' | 'statement', settings?: readonly string[]) {
  const database = await createTestDatabase()
  undo.push(database.drop)
  const pooler = await runPgBouncer(inject('postgres'), mode, settings)
  undo.push(pooler.stop)
  const pooled = new URL(database.url)
  pooled.searchParams.set('host', pooler.host)
  pooled.searchParams.set('port', String(pooler.port))
  return { direct: database.url, pooled: pooled.href }
}

const check = (variables: Record<string, string>) => checkServers(readConfig(variables), 0)
const declared = (pooled: string, direct: string) =>
  check({ DATABASE_URL: pooled, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: direct })

test('a pooler in transaction mode is told when nobody declared it, also one with a single session', async () => {
  for (const size of [1, 4]) {
    const { pooled } = await poolerInFront('transaction', [`default_pool_size = ${size}`])
    await expect(check({ DATABASE_URL: pooled })).rejects.toThrow(
      /DATABASE_URL .* is a pooler in transaction mode[\s\S]*Set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL/,
    )
    await expect(declared(pooled, pooled)).rejects.toThrow(/DATABASE_DIRECT_URL .* bypasses the pooler/)
  }
})

test('one that was declared is fine, and so is an address that turns out to have none', async () => {
  const { pooled, direct } = await poolerInFront('transaction')
  await declared(pooled, direct)
  await declared(direct, direct)
})

test('a pooler that leads to another database is told, and one that takes no transactions', async () => {
  const { pooled } = await poolerInFront('transaction')
  const other = await createTestDatabase()
  undo.push(other.drop)
  await expect(declared(pooled, other.url)).rejects.toThrow("isn't the same database as DATABASE_DIRECT_URL")
  const byStatement = await poolerInFront('statement')
  await expect(declared(byStatement.pooled, byStatement.direct)).rejects.toThrow(/statement mode/)
})

test('a pooler in session mode serves once it takes what connections begin with', async () => {
  const { pooled } = await poolerInFront('session')
  await expect(check({ DATABASE_URL: pooled })).rejects.toThrow(/ignore_startup_parameters/)
  const lenient = await poolerInFront('session', ['ignore_startup_parameters = statement_timeout'])
  await check({ DATABASE_URL: lenient.pooled })
})

test('the doctor says what a pooler leaves open', async () => {
  const runChecks = async (settings?: readonly string[]) => {
    const { pooled, direct } = await poolerInFront('transaction', settings)
    const variables = { DATABASE_URL: pooled, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: direct }
    return checkDatabase(readConfig(variables))
  }
  expect(await runChecks()).toMatchObject([
    { about: 'Database', level: 'ok' },
    { about: 'Clock', level: 'ok' },
    { about: 'Pooler', level: 'warning', remedy: expect.stringMatching(/connect_query/) },
  ])
})

test('named statements break on sessions that change hands, and the product’s pool has none', async () => {
  const { pooled, direct } = await poolerInFront('transaction', ['server_round_robin = 1'])
  const counted = async (pool: pg.Pool) => {
    const asked = Array.from({ length: 200 }, (_, index) =>
      pool.query({
        name: `statement-${index % 5}`,
        text: `select ${index % 5}::int as value, $1::int`,
        values: [index],
      }),
    )
    const answers = await Promise.allSettled(asked)
    return answers.filter(({ status }) => status === 'rejected').length
  }
  const plain = new pg.Pool({ connectionString: pooled, max: 16 })
  plain.on('error', () => {})
  expect(await counted(plain)).toBeGreaterThan(0)
  await plain.end()
  const product = openDatabase({ connectionString: direct }, { poolerUrl: pooled })
  expect(await counted(product.pool)).toBe(0)
  await product.close()
})
