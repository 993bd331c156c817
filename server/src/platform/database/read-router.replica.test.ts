import { exportAccount } from '@parleykit/contract/auth/account'
import { exportConversations } from '@parleykit/contract/conversations/conversations'
import { getDailyActivity } from '@parleykit/contract/reports/analytics/analytics'
import { readServerStatus } from '@parleykit/contract/reports/status/status'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts'
import { findInstalledPgBouncer } from '../../../test/installed-pgbouncer.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { runPgBouncer } from '../../../test/run-pgbouncer.ts'
import { runStandby, type Standby } from '../../../test/run-standby.ts'
import { setTier } from '../../../test/set-tier.ts'
import { readConfig } from '../../config/config.ts'
import { checkDatabase } from '../../doctor/check-database.ts'
import { conversations, messages } from '../../features/conversations/index.ts'
import { sql } from './drizzle.ts'

const token = 'a token for the tests'

let standby: Standby
let database: TestDatabase
let app: TestApp
let owner: TestOwner
let agentId: number
const lines: Record<string, unknown>[] = []

const nameOf = (url: string) => new URL(url).pathname.slice(1)

beforeAll(async () => {
  standby = await runStandby(inject('postgres'))
  await onStandby('alter system set hot_standby_feedback = on')
  await onStandby('select pg_reload_conf()')
  database = await createTestDatabase()
  app = await createReadingApp((line) => lines.push(line))
  owner = await makeOwner(app.origin)
  await setTier(database.url, owner, 'admin')
  agentId = (await makeAgent(owner)).id
})

afterAll(async () => {
  await app.close()
  await database.drop()
  await standby.close()
})

async function createReadingApp(
  onLog: (line: Record<string, unknown>) => void,
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const name = nameOf(database.url)
  await vi.waitFor(() => onStandby('select 1', name), { timeout: 60_000 })
  const urls = { DATABASE_URL: database.url, DATABASE_READ_URL: standby.urlOf(name) }
  return createTestApp({ METRICS_TOKEN: token, ...urls, ...environment }, onLog)
}

async function onStandby(statement: string, name = 'postgres'): Promise<pg.QueryResult> {
  const client = new pg.Client(standby.urlOf(name))
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Stores a conversation of one question and its answer on the primary. */
async function store(question: string): Promise<void> {
  const primary = app.platform().database
  const at = new Date()
  const [row] = await primary
    .insert(conversations)
    .values({
      ...{ agentId, visitorId: 'visitor-a', isTest: false, preview: question, messageCount: 2 },
      ...{ startedAt: at, lastMessageAt: at },
    })
    .returning()
  const both = { agentId, conversationId: row?.id ?? 0, isTest: false, sources: [], createdAt: at }
  await primary.insert(messages).values([
    { ...both, senderType: 'visitor', content: question, questionKey: question, outcome: 'answer' },
    { ...both, senderType: 'agent', content: 'Reply', replyKind: 'answer' },
  ])
}

/** What the Analytics tab tells. */
async function countConversations(): Promise<number> {
  const input = { params: { id: agentId }, query: { days: 7 as const, timeZone: 'UTC' } }
  const { status, body } = await owner.call(getDailyActivity, input)
  expect(status).toBe(200)
  return body.totals.conversations
}

const download = async (path: string) => {
  const answer = await fetch(`${app.origin}${path}`, { headers: { cookie: owner.cookie } })
  expect(answer.status).toBe(200)
  return (await answer.bytes()).length
}

/** How often the standby was asked for the days of a chart. */
const chartsRead = () => standby.log().split('calendar as materialized').length - 1
const readsSaid = () =>
  lines.filter(({ msg }) => /DATABASE_READ_URL/.test(String(msg))).map(({ replica }) => replica)
const state = async () => (await owner.call(readServerStatus)).body.database.replica
const readsAgain = async () => {
  const before = chartsRead()
  const countAgain = async () => {
    await countConversations()
    return chartsRead()
  }
  await expect.poll(countAgain).toBeGreaterThan(before)
}

test('charts and exports are read from the replica, and know what was stored just before', async () => {
  expect(await state()).toBe('ok')
  for (let stored = 1; stored <= 20; stored++) {
    await store(`Is a kayak ${stored} metres long?`)
    expect(await countConversations()).toBe(stored)
  }
  expect(chartsRead()).toBeGreaterThanOrEqual(20)
  const before = standby.log().length
  expect(
    await download(`${exportConversations.path.replace(':id', String(agentId))}?format=csv`),
  ).toBeGreaterThan(1000)
  expect(standby.log().slice(before)).toMatch(/from "messages"/)
  await download(exportAccount.path)
  expect(standby.log().slice(before)).toMatch(/begin isolation level repeatable read read only/i)
  expect(standby.log().slice(before)).not.toMatch(/insert into|update "/)
  expect(readsSaid()).toEqual([])
})

test('a replica that lags isn’t read from, which is said once, until it has come up', async () => {
  await expect.poll(state).toBe('ok')
  await onStandby('select pg_wal_replay_pause()')
  try {
    const paused = async () =>
      (await onStandby('select pg_get_wal_replay_pause_state() as state')).rows[0].state
    await expect.poll(paused).toBe('paused')
    const known = await countConversations()
    await store('Do you rent tents?')
    const charts = chartsRead()
    for (let asked = 0; asked < 3; asked++) expect(await countConversations()).toBe(known + 1)
    expect(chartsRead()).toBe(charts)
    expect(await state()).toBe('behind')
    const metrics = await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(await metrics.text()).toContain('parleykit_read_replica_up 0')
    expect(readsSaid()).toEqual(['behind'])
  } finally {
    await onStandby('select pg_wal_replay_resume()')
  }
  await readsAgain()
  expect(readsSaid()).toEqual(['behind', undefined])
  expect(await state()).toBe('ok')
})

test('a read that the replica breaks off is repeated on the primary until the replica is back', async () => {
  const { readRouter } = app.platform()
  await expect.poll(() => readRouter.checkReplica()).toBe('ok')
  const asked = readRouter.run(async (db) => {
    const { rows } = await db.execute<{ standby: boolean }>(
      sql`select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end), pg_is_in_recovery() as standby`,
    )
    return rows[0]?.standby
  })
  await expect.poll(() => standby.log().includes('select pg_sleep')).toBe(true)
  await standby.kill()
  expect(await asked).toBe(false)
  lines.length = 0
  const known = await countConversations()
  await store('Do you rent stoves?')
  expect(await countConversations()).toBe(known + 1)
  await download(exportAccount.path)
  expect(await state()).toBe('away')
  expect(readsSaid()).toEqual([])
  // What it has missed is more than the primary keeps by itself.
  for (let segment = 0; segment < 3; segment++) {
    await app.platform().database.execute(sql`select pg_switch_wal()`)
    await app.platform().database.execute(sql`checkpoint`)
  }
  await standby.start()
  await readsAgain()
  // A busy machine's may be found before it has come up with all.
  expect(readsSaid().filter((replica) => replica !== 'behind')).toEqual([undefined])
})

test('a replica without feedback gets no snapshots, and reads that it ends are repeated', async () => {
  const { readRouter } = app.platform()
  const set = async (settings: readonly string[]) => {
    for (const each of settings) await onStandby(`alter system set ${each}`)
    await onStandby('select pg_reload_conf()')
  }
  await set(['hot_standby_feedback = off', 'max_standby_streaming_delay = 0'])
  const isReplica = async () => {
    const { rows } = await (await readRouter.chooseForSnapshot()).execute<{ standby: boolean }>(
      sql`select pg_is_in_recovery() as standby`,
    )
    return rows[0]?.standby
  }
  await expect.poll(isReplica).toBe(false)
  const primary = app.platform().database
  await primary.execute(sql`create table gone_soon as select generate_series(1, 5000) as number`)
  let tries = 0
  const counted = await readRouter.run((db) =>
    db.transaction(
      async (transaction) => {
        tries++
        await transaction.execute(sql`select count(*) from gone_soon`)
        await primary.execute(sql`delete from gone_soon`)
        await primary.execute(sql`vacuum gone_soon`)
        if (tries === 1) {
          // Until the replica ends it.
          for (;;) await transaction.execute(sql`select 1`)
        }
        const { rows } = await transaction.execute<{ count: string }>(sql`select count(*) from gone_soon`)
        return Number(rows[0]?.count)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
  expect([tries, counted]).toEqual([2, 0])
  await set(['hot_standby_feedback = on', 'max_standby_streaming_delay = default'])
  await expect.poll(isReplica).toBe(true)
})

test('a role without privileges may ask all of it', async () => {
  const asked = [
    'pg_control_system()',
    'pg_is_in_recovery()',
    'pg_last_wal_replay_lsn()',
    'pg_current_wal_flush_lsn()',
  ]
  for (const each of asked) {
    const { rows } = await onStandby(`select has_function_privilege('public', '${each}', 'execute') as may`)
    expect([each, rows[0].may]).toEqual([each, true])
  }
})

test('a server that isn’t a replica of the database ends the start, and one that takes writes is said', async () => {
  const other = await createTestDatabase()
  const said: Record<string, unknown>[] = []
  const start = (DATABASE_READ_URL: string) =>
    createReadingApp((line) => said.push(line), { DATABASE_READ_URL })
  await expect(start(other.url)).rejects.toThrow(
    /PostgreSQL of DATABASE_READ_URL .* isn't a replica of DATABASE_URL\. Point it to a streaming replica/,
  )
  await expect(start(database.url.replace(/\/test_\w+/, '/no_such_database'))).rejects.toThrow(
    /does not exist/,
  )
  const writable = await start(database.url)
  expect(await writable.platform().readRouter.checkReplica()).toBe('writable')
  await expect.poll(() => said.filter(({ replica }) => replica === 'writable')).toMatchObject([{ level: 50 }])
  await writable.close()
  const unreachable = await start('postgres://anna:secret@127.0.0.1:1/parleykit')
  expect(await unreachable.platform().readRouter.checkReplica()).toBe('away')
  await unreachable.close()
  expect(JSON.stringify(said)).not.toContain('secret')

  const runChecks = async (DATABASE_READ_URL: string) => {
    const found = await checkDatabase(readConfig({ DATABASE_URL: database.url, DATABASE_READ_URL }))
    return found.find(({ about }) => about === 'Replica')
  }
  await expect.poll(() => runChecks(standby.urlOf(nameOf(database.url)))).toMatchObject({ level: 'ok' })
  expect(await runChecks(other.url)).toMatchObject({
    level: 'failure',
    message: expect.stringMatching(/isn't a replica/),
  })
  expect(await runChecks(database.url)).toMatchObject({
    level: 'failure',
    message: expect.stringMatching(/isn't a replica/),
  })
  await other.drop()
})

if (findInstalledPgBouncer()) {
  test('it works beside a pooler, and goes past one itself', async () => {
    const pooler = await runPgBouncer(inject('postgres'), 'transaction')
    const pooled = new URL(database.url)
    pooled.searchParams.set('host', pooler.host)
    pooled.searchParams.set('port', String(pooler.port))
    const declared = {
      ...{ DATABASE_URL: pooled.href, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: database.url },
      DATABASE_READ_URL: standby.urlOf(nameOf(database.url)),
    }
    const beside = await createReadingApp(() => {}, declared)
    // A busy machine's standby may be behind for a moment.
    await expect.poll(() => beside.platform().readRouter.checkReplica()).toBe('ok')
    await beside.close()
    const through = { ...declared, DATABASE_READ_URL: pooled.href }
    await expect(createReadingApp(() => {}, through)).rejects.toThrow(
      /DATABASE_READ_URL .* is a pooler in transaction mode/,
    )
    await pooler.stop()
  })
}
