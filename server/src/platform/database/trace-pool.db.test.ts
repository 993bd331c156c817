import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts'
import { type Collector, openCollector } from '../../../test/open-collector.ts'
import { readConfig } from '../../config/config.ts'
import { openTelemetry, type Telemetry } from '../telemetry/index.ts'
import { sql } from './drizzle.ts'
import { type OpenDatabase, openDatabase } from './index.ts'

let database: TestDatabase
let collector: Collector
let telemetry: Telemetry
let open: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  collector = await openCollector()
  const { telemetry: config } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  telemetry = await openTelemetry(config, { version: '1', worker: null, onDelivery: () => {} })
  // All wait for the one connection.
  open = openDatabase({ connectionString: database.url }, { max: 1, telemetry })
})
afterEach(async () => {
  await open.close()
  await collector.close()
})

async function inTrace<Result>(job: string, work: () => PromiseLike<Result>): Promise<Result> {
  const trace = telemetry.beginTrace('job', { job })
  try {
    // Drizzle sends a statement when it is awaited.
    return await trace.within(async () => await work())
  } finally {
    trace.end()
  }
}

/** What each trace did in the database, in its order. */
function statementsOf(job: string): string[] {
  const root = collector.spans.find(({ attributes }) => attributes['parleykit.job'] === job)
  const ofTrace = collector.spans.filter(({ traceId }) => traceId === root?.traceId)
  return ofTrace.filter((span) => span !== root).map(({ name }) => name)
}

test('statements that wait for a connection stand in the trace of who waits', async () => {
  await open.database.execute(sql`select 1`) // the connection is there
  const use = (name: string) => () =>
    open.database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_sleep(0.02) from ${sql.identifier(name)}`)
      await transaction.execute(sql`select 1 from ${sql.identifier(name)}`)
    })
  const ask = (name: string) => () => open.database.execute(sql`select 1 from ${sql.identifier(name)}`)
  await Promise.all([
    inTrace('a', use('agents')),
    inTrace('b', ask('users')),
    inTrace('c', use('turns')),
    inTrace('d', ask('messages')),
  ])
  await telemetry.close()
  const used = (name: string) => ['begin', `select ${name}`, `select ${name}`, 'commit']
  expect(statementsOf('a')).toEqual(used('agents'))
  expect(statementsOf('b')).toEqual(['select users'])
  expect(statementsOf('c')).toEqual(used('turns'))
  expect(statementsOf('d')).toEqual(['select messages'])
})

test('a statement is told without its values, and a failed one by its code', async () => {
  const rows = await inTrace('a', () => open.database.execute(sql`select ${'zwiebelturm'}::text as said`))
  expect(rows.rows).toEqual([{ said: 'zwiebelturm' }])
  const failing = inTrace('b', () => open.database.execute(sql`select ${'zwiebelturm'}::int`))
  await expect(failing).rejects.toThrow()
  await telemetry.close()
  const failed = collector.spans.find(({ attributes }) => attributes['error.type'] === '22P02')
  expect(failed).toMatchObject({ name: 'select', isFault: true })
  expect(Buffer.concat(collector.bytes).includes('zwiebelturm')).toBe(false)
})

test('outside of a trace nothing is told of statements', async () => {
  await open.database.execute(sql`select 1`)
  await inTrace('a', async () => {})
  await telemetry.close()
  expect(collector.spans.map(({ name }) => name)).toEqual(['job a'])
})
