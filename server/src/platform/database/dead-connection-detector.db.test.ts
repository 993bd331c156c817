import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts'
import { DeadConnectionDetector } from './dead-connection-detector.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const open = async () => {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => {}) // the query that is under way fails by itself
  await client.connect()
  return client
}

test('a statement that is worked on is waited for, however long it takes', async () => {
  const [client, other] = [await open(), await open()]
  const heard: string[] = []
  const watch = new DeadConnectionDetector(
    { connectionString: database.url },
    (reason) => heard.push(reason),
    {
      answerLooks: 10_000,
      lookMs: 1,
    },
  )
  await watch.watch(client)
  await other.query('select pg_advisory_lock(17)')
  const waiting = client.query('select pg_advisory_lock(17), 1 as done')
  // Far more looks than a statement may take of which nobody knows whether it is worked on.
  for (let looks = 0; looks < 500; looks++) await new Promise((resolve) => setTimeout(resolve, 1))
  await other.query('select pg_advisory_unlock(17)')
  expect((await waiting).rows).toMatchObject([{ done: 1 }])
  expect(heard).toEqual([])
  await client.end()
  await other.end()
})

test('a statement that ends while the database is asked for it is not taken for a lost one', async () => {
  const client = await open()
  const heard: string[] = []
  const watch = new DeadConnectionDetector(
    { connectionString: database.url },
    (reason) => heard.push(reason),
    {
      answerLooks: 10_000,
      lookMs: 5,
    },
  )
  await watch.watch(client)
  // After four looks it is asked, which takes about as long as a look.
  for (let many = 0; many < 300; many++) {
    const { rows } = await client.query('select 1 as done from pg_sleep($1)', [0.018 + (many % 30) / 1000])
    expect(rows).toMatchObject([{ done: 1 }])
  }
  expect(heard).toEqual([])
  await client.end()
})
