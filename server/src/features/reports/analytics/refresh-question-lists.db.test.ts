import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type OpenDatabase, openDatabase } from '../../../platform/database/index.ts'
import { primaryOnlyReads } from '../../../platform/database/read-router.ts'
import { findHighVolumeAgents } from './find-high-volume-agents.ts'
import { foldCounts } from './fold-counts.ts'
import { listRefusedWordings } from './list-refused-wordings.ts'
import { listTopQuestions } from './list-top-questions.ts'
import { listUnansweredQuestions } from './list-unanswered-questions.ts'
import type { AnalyticsPeriod } from './queries.ts'
import { refreshQuestionLists } from './refresh-question-lists.ts'

let app: TestApp
let client: pg.Client
let open: OpenDatabase

beforeAll(async () => {
  app = await createTestApp()
  open = openDatabase({ connectionString: app.databaseUrl })
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  // The server's own jobs would count beside the test.
  await client.query(
    `delete from jobs.schedule where name in ('fold-counts', 'count-questions', 'find-much-asked')`,
  )
})
afterAll(async () => {
  await client.end()
  await open.close()
  await app.close()
})

const now = new Date('2026-06-15T10:20:00Z')
const countingAt = (clock: Date) => ({
  database: open.database,
  readRouter: primaryOnlyReads(open.database),
  clock: () => clock,
})

/** Questions of many wordings, the first ones asked most, over the 88 days before `now`; some shouted, some small talk. */
async function storeQuestions(many: number): Promise<number> {
  const agentId = (await makeAgent(await makeOwner(app.origin))).id
  await client.query(
    `with begun as (
      insert into conversations (agent_id, visitor_id, is_test, preview, message_count, started_at, last_message_at)
      select $1, 'visitor-a', number % 50 = 0, 'Hi?', $2::int / 1000, at, at
      from (
        select number, $3::timestamptz - (number * 88.0 / 1000) * interval '1 day' as at
        from generate_series(1, 1000) as number
      ) as moments
      returning id, is_test, started_at
    )
    insert into messages (agent_id, conversation_id, is_test, sources, sender_type, content, question_key, outcome,
      created_at)
    select $1, id, is_test, '[]', 'visitor',
      case when is_loud and wording = 0 then upper('Question ' || wording || '?') else 'Question ' || wording || '?' end,
      'question ' || wording,
      (array['answer', 'answer', 'refusal', 'small_talk', null])[1 + floor(random() * 5)], at
    from (
      select begun.*, floor(power(random(), 3) * 9000)::int as wording, random() < 0.2 as is_loud,
        started_at + turn * interval '7 seconds' as at
      from begun cross join generate_series(1, $2::int / 1000) as turn
    ) as said`,
    [agentId, many, now],
  )
  await client.query('update agents set conversation_count = 1000 where id = $1', [agentId])
  await foldCounts(open.database)
  return agentId
}

const periodOf = (agentId: number, days: AnalyticsPeriod['days'] = 90): AnalyticsPeriod => ({
  agentId,
  days,
  timeZone: 'UTC',
  now,
})
const countsOf = async (agentId: number) =>
  (
    await client.query('select days from analytics_question_lists where agent_id = $1 order by days', [
      agentId,
    ])
  ).rows.map(({ days }) => days)

test('lists that are counted beforehand say what counting says, of periods with very many questions alone', async () => {
  const agentId = await storeQuestions(40_000)
  const few = await storeQuestions(3000)
  const counted = {
    top: await listTopQuestions(open.database, periodOf(agentId)),
    refused: await listRefusedWordings(open.database, periodOf(agentId)),
  }
  expect([counted.top.countedAt, counted.top.questions.length]).toEqual([null, 10])
  expect(counted.refused.wordings.length).toBe(1000)
  await findHighVolumeAgents(countingAt(now))
  expect([await countsOf(agentId), await countsOf(few)]).toEqual([[90], []])
  const top = await listTopQuestions(open.database, periodOf(agentId))
  expect(top).toEqual({ ...counted.top, countedAt: now.toISOString() })
  const inOrder = (wordings: typeof counted.refused.wordings) =>
    wordings.toSorted((a, b) => b.lastAskedAt.getTime() - a.lastAskedAt.getTime())
  const refused = await listRefusedWordings(open.database, periodOf(agentId))
  expect(refused.countedAt).toEqual(now)
  expect(inOrder(refused.wordings)).toMatchObject(inOrder(counted.refused.wordings))
  const { countedAt, groups } = await listUnansweredQuestions(open.database, periodOf(agentId))
  expect([countedAt, groups.length]).toEqual([now.toISOString(), 50])
  // Fewer questions are counted when an owner looks.
  const lately = await listTopQuestions(open.database, periodOf(agentId, 7))
  expect([lately.countedAt, lately.questions.length]).toEqual([null, 10])
})

test('a list is counted again when it is old enough, goes when the agent is asked less, and keeps no words of deleted messages', async () => {
  const agentId = await storeQuestions(30_000)
  await findHighVolumeAgents(countingAt(now))
  const before = await listTopQuestions(open.database, periodOf(agentId))
  await client.query(`delete from messages where agent_id = $1 and question_key = 'question 0'`, [agentId])
  const without = before.questions.filter(({ question }) => question !== 'Question 0?')
  expect((await listTopQuestions(open.database, periodOf(agentId))).questions).toEqual(without)

  await client.query('update analytics_question_lists set took_ms = 6000 where agent_id = $1', [agentId])
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  await refreshQuestionLists(countingAt(minutesLater(9)))
  expect((await listTopQuestions(open.database, periodOf(agentId))).countedAt).toBe(now.toISOString())
  await refreshQuestionLists(countingAt(minutesLater(10)))
  const recounted = await listTopQuestions(open.database, periodOf(agentId))
  expect(recounted.countedAt).toBe(minutesLater(10).toISOString())
  expect(recounted.questions).toHaveLength(10)

  await client.query('delete from messages where agent_id = $1 and id % 2 = 0', [agentId])
  await refreshQuestionLists(countingAt(minutesLater(60)))
  expect(await countsOf(agentId)).toEqual([])
  expect((await listTopQuestions(open.database, periodOf(agentId))).countedAt).toBeNull()
})

test('an agent that is deleted takes its lists along, and one whose counting fails keeps none of the others waiting', async () => {
  const [first, second] = [await storeQuestions(30_000), await storeQuestions(30_000)]
  await findHighVolumeAgents(countingAt(now))
  const later = new Date(now.getTime() + 3_600_000)
  await client.query(
    `update analytics_question_lists set counted_at = counted_at - interval '1 minute' where agent_id = $1`,
    [first],
  )
  // Its connection breaks while it waits for the first one.
  const other = new pg.Client({ connectionString: app.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('select from agents where id = $1 for update', [first])
  const failed = expect(refreshQuestionLists(countingAt(later))).rejects.toThrow()
  const waiting = `select pid from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1)
  await client.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
  await failed
  await other.query('rollback')
  await other.end()
  const { countedAt } = await listTopQuestions(open.database, periodOf(second))
  expect(countedAt).toBe(later.toISOString())
  expect((await listTopQuestions(open.database, periodOf(first))).countedAt).toBe(
    new Date(now.getTime() - 60_000).toISOString(),
  )
  await client.query('delete from agents where id = $1', [first])
  expect(await countsOf(first)).toEqual([])
})
