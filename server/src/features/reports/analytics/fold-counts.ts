import { type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Database, Transaction } from '../../../platform/database/index.ts'
import { countMessages, quarterOf } from './queries.ts'

/** Limit of one transaction. The first run of an old installation takes several. */
const foldedAtOnce = '7 days'
const stalesAtOnce = 10_000

/**
 * Counts the quarter hours that have ended and aren't counted yet, and recounts those that changed. Each step is one
 * transaction, so a killed process has counted all of it or nothing.
 */
export async function foldCounts(database: Database): Promise<void> {
  while (await database.transaction(foldStep)) {}
}

interface Progress extends Record<string, unknown> {
  readonly from: string
  readonly until: string
  readonly horizon: string
}

/** Returns whether there is more to count. */
async function foldStep(transaction: Transaction): Promise<boolean> {
  const progress = await holdProgress(transaction)
  const { from, until, horizon } = progress
  // A quarter hour beyond the horizon was counted only if the database's clock went back.
  if (horizon < from)
    await transaction.execute(sql`delete from analytics_quarters where quarter >= ${horizon}`)
  // Taken before anything is counted, so that later marks stay.
  const stale = await takeStale(transaction)
  const agents = await holdAgents(
    transaction,
    stale.map((mark) => mark.agent_id),
    progress,
  )
  const recounted = sql`
    select distinct agent_id, quarter as begins, quarter + interval '15 minutes' as ends
    from jsonb_to_recordset(${JSON.stringify(stale)}::jsonb) as mark (agent_id bigint, quarter timestamptz)
    where quarter < least(${from}::timestamptz, ${until}::timestamptz)`
  await transaction.execute(sql`
    delete from analytics_quarters using (${recounted}) as stretch
    where analytics_quarters.agent_id = stretch.agent_id and quarter = begins`)
  const held = sql`select value::bigint as id from jsonb_array_elements_text(${JSON.stringify(agents)}::jsonb)`
  await storeCounts(
    transaction,
    sql`select * from (${recounted}) as recounted where agent_id in (${held})
      union all
      select id, ${from}::timestamptz, ${until}::timestamptz from (${held}) as held
      where ${from}::timestamptz < ${until}::timestamptz`,
  )
  await transaction.execute(sql`update analytics_progress set counted_until = ${until}::timestamptz`)
  return until < horizon || stale.length >= stalesAtOnce
}

/**
 * The counting progress and its limit, as text that sorts by time. Locked until the transaction ends, so no other
 * process counts. An open transaction may still add rows that date from up to half an hour before its start; older ones
 * are marked. So counting stays an hour behind the oldest open transaction.
 */
async function holdProgress(transaction: Transaction): Promise<Progress> {
  const { rows: horizons } = await transaction.execute<{ horizon: string }>(sql`
    select ${utc(quarterOf(sql`least(now(), min(xact_start)) - interval '1 hour'`))} as horizon
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  const horizon = horizons[0]?.horizon ?? ''
  await transaction.execute(sql`
    insert into analytics_progress (id, counted_until)
    select 1, ${quarterOf(sql`least(${horizon}::timestamptz, min(first.at))`)}
    from agents left join lateral (
      (select created_at as at from messages where agent_id = agents.id and is_test = false order by created_at limit 1)
      union all
      (select started_at from conversations where agent_id = agents.id and is_test = false order by started_at limit 1)
    ) as first on true
    where not exists (select from analytics_progress)
    on conflict do nothing`)
  const { rows } = await transaction.execute<{ from: string; until: string }>(sql`
    select ${utc(sql`counted_until`)} as from,
      ${utc(sql`least(${horizon}::timestamptz, counted_until + ${foldedAtOnce}::interval)`)} as until
    from analytics_progress
    for update`)
  const [row] = rows
  if (!row) throw new Error('The counts of Analytics have lost their progress')
  return { ...row, horizon }
}

/** Fixed length, so that it sorts. */
function utc(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

type Mark = { readonly agent_id: number; readonly quarter: string }

/**
 * The oldest marks, about `stalesAtOnce`. Deleted by an upper bound and not by a list of IDs: with statistics of an
 * empty table, PostgreSQL would join the list by nested loops, 10,000 against all rows.
 */
async function takeStale(transaction: Transaction): Promise<Mark[]> {
  const { rows } = await transaction.execute<Mark>(sql`
    delete from analytics_stale_quarters
    where id <= (
      select max(id) from (select id from analytics_stale_quarters order by id limit ${stalesAtOnce}) as oldest
    )
    returning agent_id, ${utc(sql`quarter`)} as quarter`)
  return rows
}

/**
 * Locks the agents to count before any of their rows is touched: concurrent deletions wait, and deleted agents are
 * skipped.
 */
async function holdAgents(
  transaction: Transaction,
  marked: readonly number[],
  { from, until }: Progress,
): Promise<number[]> {
  const isNew = (moment: SQL) =>
    sql`agent_id = agents.id and is_test = false and ${moment} >= ${from} and ${moment} < ${until}`
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select id from agents
    where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(marked)}::jsonb))
      or exists (select from messages where ${isNew(sql`created_at`)})
      or exists (select from conversations where ${isNew(sql`started_at`)})
    order by id
    for key share`)
  return rows.map(({ id }) => id)
}

/** `stretches` yields agent_id, begins and ends, for quarter hours without counts. */
async function storeCounts(transaction: Transaction, stretches: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into analytics_quarters (agent_id, quarter, conversations, messages, questions, answers, refusals,
      suggestions_shown, suggestions_taken, thumbs_up, thumbs_down)
    select stretch.agent_id, quarter, sum(conversations), sum(messages), sum(questions), sum(answers), sum(refusals),
      sum(suggestions_shown), sum(suggestions_taken), sum(thumbs_up), sum(thumbs_down)
    from (${stretches}) as stretch (agent_id, begins, ends) cross join lateral (
      select ${quarterOf(sql`created_at`)} as quarter, 0 as conversations, ${countMessages}
      from messages
      where messages.agent_id = stretch.agent_id and is_test = false and created_at >= begins and created_at < ends
      group by 1
      union all
      select ${quarterOf(sql`started_at`)}, count(*), 0, 0, 0, 0, 0, 0, 0, 0
      from conversations
      where conversations.agent_id = stretch.agent_id and is_test = false and started_at >= begins and started_at < ends
      group by 1
    ) as counted
    group by 1, 2`)
}
