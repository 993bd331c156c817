import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/create-test-database.ts'
import { readConfig } from './config/config.ts'
import { seedDemo } from './seed-demo.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const config = () =>
  readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    EMBEDDING_MODEL: 'off',
    DEMO_AGENT: 'off',
    DATABASE_URL: database.url,
  })

async function numberOf(what: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as number from ${what}`)
  return rows[0].number
}

test('an installation is filled with what the product itself answered in 90 days, and never one with accounts', async () => {
  const made = await seedDemo(config(), { now, besideOthers: false, share: 0.25 })
  expect(made).toMatchObject({ username: 'demo', agents: 3 })
  expect(await numberOf('conversations')).toBe(made.conversations)
  expect(await numberOf("messages where reply_kind = 'answer' and sources <> '[]'")).toBeGreaterThan(30)
  expect(await numberOf("messages where reply_kind = 'refusal'")).toBeGreaterThan(3)
  expect(await numberOf("messages where status = 'corrected'")).toBe(3)
  expect(await numberOf("messages where sender_type = 'person'")).toBe(2)
  expect(await numberOf('messages where thumb is not null')).toBeGreaterThan(0)
  expect(await numberOf('curated_answers')).toBeGreaterThanOrEqual(3)
  expect(await numberOf('users')).toBe(3)
  const { rows } = await client.query('select max(started_at) - min(started_at) as days from conversations')
  expect(rows[0].days.days).toBeGreaterThan(80)
  await expect(seedDemo(config(), { now, besideOthers: false })).rejects.toThrow(/already has accounts/)
})
