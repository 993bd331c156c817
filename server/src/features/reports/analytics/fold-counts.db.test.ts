import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type OpenDatabase, openDatabase } from '../../../platform/database/index.ts'
import { foldCounts } from './fold-counts.ts'
import { getBusiestHours } from './get-busiest-hours.ts'
import { getDailyActivity } from './get-daily-activity.ts'
import type { AnalyticsPeriod } from './queries.ts'

let app: TestApp
let client: pg.Client
let open: OpenDatabase
let agentId: number

beforeAll(async () => {
  app = await createTestApp()
  open = openDatabase({ connectionString: app.databaseUrl })
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  // The server's own job would count beside the test.
  await client.query(`delete from jobs.schedule where name = 'fold-counts'`)
})
beforeEach(async () => {
  const owner = await makeOwner(app.origin)
  agentId = (await makeAgent(owner)).id
})
afterAll(async () => {
  await client.end()
  await open.close()
  await app.close()
})

/** Conversations of up to five messages, of all kinds, over the last `hours` hours. */
async function storeAnyhow(many: number, hours: number, db: pg.ClientBase = client): Promise<void> {
  await db.query(
    `with begun as (
      insert into conversations (agent_id, visitor_id, is_test, preview, message_count, started_at, last_message_at)
      select $1, 'visitor-a', random() < 0.2, 'Hi?', 5, at, at
      from (select now() - random() * $3 * interval '1 hour' as at from generate_series(1, $2::int)) as moments
      returning id, is_test, started_at
    )
    insert into messages (agent_id, conversation_id, is_test, sources, sender_type, content, reply_kind, thumb,
      suggestion_count, is_suggested, created_at)
    select $1, id, is_test, '[]', (array['visitor', 'agent', 'person'])[1 + floor(random() * 3)], 'Hi?',
      (array['answer', 'refusal', 'small_talk', null])[1 + floor(random() * 4)],
      (array['up', 'down', null])[1 + floor(random() * 3)], floor(random() * 4), random() < 0.3,
      started_at + turn * random() * interval '20 minutes'
    from begun cross join generate_series(0, 4) as turn`,
    [agentId, many, hours],
  )
}

const zones = ['UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'Europe/Berlin'] // prettier-ignore

/** Holds both charts against what a plain grouping of all rows says. */
async function expectExact(): Promise<void> {
  for (const timeZone of zones) {
    for (const days of [7, 30, 90] as const) {
      const period: AnalyticsPeriod = { agentId, days, timeZone, now: new Date() }
      const shown = await getDailyActivity(open.database, period)
      const dates = shown.days.map(({ date }) => date)
      const { rows: said } = await client.query(
        `select to_char(created_at at time zone $2, 'YYYY-MM-DD') as date, count(*)::int as messages,
          sum((reply_kind = 'answer')::int)::int as answers, sum((reply_kind = 'refusal')::int)::int as refusals,
          sum(suggestion_count)::int as "suggestionsShown", sum(is_suggested::int)::int as "suggestionsTaken",
          sum((thumb = 'up')::int)::int as "thumbsUp", sum((thumb = 'down')::int)::int as "thumbsDown"
        from messages where agent_id = $1 and not is_test group by 1`,
        [agentId, timeZone],
      )
      const { rows: begun } = await client.query(
        `select to_char(started_at at time zone $2, 'YYYY-MM-DD') as date, count(*)::int as conversations
        from conversations where agent_id = $1 and not is_test group by 1`,
        [agentId, timeZone],
      )
      const nothing = { conversations: 0, messages: 0, answers: 0, refusals: 0 }
      const none = { ...nothing, suggestionsShown: 0, suggestionsTaken: 0, thumbsUp: 0, thumbsDown: 0 }
      const on = (date: string, rows: { date: string }[]) => {
        const row = rows.find((each) => each.date === date) ?? {}
        return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? 0]))
      }
      expect([timeZone, shown.days]).toEqual([
        timeZone,
        dates.map((date) => ({ ...none, ...on(date, said), ...on(date, begun), date })),
      ])

      const busiest = await getBusiestHours(open.database, period)
      const { rows: asked } = await client.query<{ weekday: number; hour: number; many: number }>(
        `select extract(isodow from created_at at time zone $2)::int as weekday,
          extract(hour from created_at at time zone $2)::int as hour, count(*)::int as many
        from messages where agent_id = $1 and not is_test and sender_type = 'visitor'
          and to_char(created_at at time zone $2, 'YYYY-MM-DD') >= $3 group by 1, 2`,
        [agentId, timeZone, dates[0]],
      )
      const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
      for (const { weekday, hour, many } of asked) hours[weekday - 1]?.splice(hour, 1, many)
      expect(busiest.questions).toEqual(hours)
    }
  }
}

const count = async (table: string) =>
  Number((await client.query(`select count(*) from ${table}`)).rows[0]?.count)

test('charts say what a count of all rows says, whatever is stored, changed and deleted before and after', async () => {
  await storeAnyhow(300, 24 * 100)
  await expectExact()
  await foldCounts(open.database)
  expect(await count('analytics_quarters')).toBeGreaterThan(100)
  await expectExact()
  for (let round = 0; round < 2; round++) {
    await storeAnyhow(40, 5)
    await storeAnyhow(60, 24 * 60)
    await client.query(
      `delete from conversations where agent_id = $1 and id in
      (select id from conversations where agent_id = $1 order by random() limit 40)`,
      [agentId],
    )
    await client.query(
      `update messages set thumb = 'up', is_suggested = not is_suggested where agent_id = $1 and random() < 0.1`,
      [agentId],
    )
    await client.query('delete from messages where agent_id = $1 and random() < 0.05', [agentId])
    expect(await count('analytics_stale_quarters')).toBeGreaterThan(0)
    await expectExact()
    await foldCounts(open.database)
    expect(await count('analytics_stale_quarters')).toBe(0)
    await expectExact()
  }
})

test('a chat of now marks nothing, and an agent that is deleted leaves nothing', async () => {
  await storeAnyhow(30, 24 * 20)
  await foldCounts(open.database)
  await storeAnyhow(30, 0.4)
  await client.query(
    `update messages set thumb = 'down' where agent_id = $1 and created_at > now() - interval '29 minutes'`,
    [agentId],
  )
  expect(await count('analytics_stale_quarters')).toBe(0)
  await expectExact()
  await client.query('delete from agents where id = $1', [agentId])
  const { rows } = await client.query('select from analytics_quarters where agent_id = $1', [agentId])
  expect([rows.length, await count('analytics_stale_quarters')]).toEqual([0, 0])
  await foldCounts(open.database)
})

test('what is under way while it is counted is counted afterwards, and a process killed meanwhile changes nothing', async () => {
  await storeAnyhow(100, 24 * 30)
  await foldCounts(open.database)
  await storeAnyhow(20, 24 * 30)
  const other = new pg.Client({ connectionString: app.databaseUrl })
  await other.connect()
  await other.query('begin')
  await storeAnyhow(20, 24 * 30, other)
  await other.query('delete from messages where agent_id = $1 and random() < 0.3', [agentId])
  await foldCounts(open.database)
  await expectExact()
  await other.query('commit')
  expect(await count('analytics_stale_quarters')).toBeGreaterThan(0)
  await expectExact()

  // It has taken the marks and waits for the agent when it is killed.
  await other.query('begin')
  await other.query('select from agents where id = $1 for update', [agentId])
  const killed = expect(foldCounts(open.database)).rejects.toThrow()
  const waiting = `select pid from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1)
  await client.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
  await killed
  await other.query('rollback')
  await other.end()
  expect(await count('analytics_stale_quarters')).toBeGreaterThan(0)
  await expectExact()
  await foldCounts(open.database)
  expect(await count('analytics_stale_quarters')).toBe(0)
  await expectExact()
})

test('counts of what is not over yet, after the clock was put back, are told from the rows', async () => {
  await storeAnyhow(60, 24 * 10)
  await foldCounts(open.database)
  await client.query(`update analytics_progress set counted_until = counted_until + interval '20 days'`)
  await storeAnyhow(30, 0.4)
  await expectExact()
  await foldCounts(open.database)
  await expectExact()
})

test('tens of thousands of marks are counted while the statistics of PostgreSQL are of empty tables', async () => {
  for (const table of ['analytics_stale_quarters', 'analytics_quarters']) {
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`)
  }
  await foldCounts(open.database)
  const many = 30_000
  const since = `'2020-01-01T00:00Z'::timestamptz + number * interval '15 minutes'`
  const fill = async () => {
    await client.query(
      `insert into analytics_stale_quarters (agent_id, quarter)
      select $1, ${since} from generate_series(1, ${many}) as number`,
      [agentId],
    )
    await client.query(
      `insert into analytics_quarters (agent_id, quarter, conversations, messages, questions, answers, refusals,
        suggestions_shown, suggestions_taken, thumbs_up, thumbs_down)
      select $1, ${since}, 0, 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(1, ${many}) as number`,
      [agentId],
    )
  }
  await fill()
  await client.query(`begin; delete from analytics_stale_quarters; delete from analytics_quarters;
    analyze analytics_stale_quarters; analyze analytics_quarters; commit`)
  await fill()
  const { rows: believed } = await client.query(
    `select reltuples::int as rows from pg_class
    where oid in ('analytics_stale_quarters'::regclass, 'analytics_quarters'::regclass)`,
  )
  expect(believed).toEqual([{ rows: 0 }, { rows: 0 }])
  await foldCounts(open.database)
  const { rows: left } = await client.query(
    `select (select count(*)::int from analytics_stale_quarters) as marks,
      (select count(*)::int from analytics_quarters where agent_id = $1) as counts`,
    [agentId],
  )
  expect(left).toEqual([{ marks: 0, counts: 0 }])
})
