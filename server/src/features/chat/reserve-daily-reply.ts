import { type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import {
  type Database,
  insertFrom,
  type Placeholders,
  placeholdersOf,
  prepared,
} from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockAgentSql } from '../agents/index.ts'
import { type DailyCap, dailyReplies } from './base/tables.ts'
import { type DailyReplyCounters, everybody } from './daily/daily-reply-counters.ts'
import { releaseDailyReply } from './release-daily-reply.ts'

/** Counts a reply before it begins. If a cap is already reached, counts nothing and returns that cap. */
export async function reserveDailyReply(
  database: Database,
  counted: DailyReplyCounters,
): Promise<DailyCap | null> {
  const { agent, day, counter } = counted
  const { dailyRepliesPerAddress: addressCap, dailyReplies: agentCap } = agent
  if (addressCap === null && agentCap === null) return null
  const [taken] = await countReply(database).execute({
    agentId: agent.id,
    day,
    counter,
    addressCap,
    agentCap,
  })
  if (!taken) throw notFound('Agent')
  if (!taken.ofAddress) return 'address'
  if (taken.ofAgent) return null
  await releaseDailyReply(database, { input: counted, counters: [counter] })
  return 'agent'
}

interface Counting {
  readonly agentId: number
  readonly day: string
  readonly counter: string
  readonly addressCap: number | null
  readonly agentCap: number | null
}

const given = placeholdersOf<Counting>()

/** One statement, so that each counter is read and raised under its lock: the address's first, then the agent's. */
const countReply = prepared((database) => {
  const agent = database.$with('agent').as(lockAgentSql(database, given))
  const ofAddress = raisedSql(database, 'of_address', given.counter, given.addressCap, agent)
  const ofAgent = raisedSql(database, 'of_agent', everybody, given.agentCap, ofAddress)
  return database
    .with(agent, ofAddress, ofAgent)
    .select({
      ofAddress: sql<boolean>`exists (select from ${ofAddress})`,
      ofAgent: sql<boolean>`exists (select from ${ofAgent})`,
    })
    .from(agent)
    .prepare('take_daily_reply')
})

/** Returns a row if the counter was below its cap. A null cap means no limit. */
function raisedSql(
  database: Database,
  name: string,
  counter: Parameters<typeof insertFrom<typeof dailyReplies>>[1]['counter'],
  cap: Placeholders<Counting>['addressCap'] | Placeholders<Counting>['agentCap'],
  source: SQLWrapper,
) {
  const inserted = insertFrom(
    dailyReplies,
    { agentId: given.agentId, day: given.day, counter, replies: 1 },
    source,
  )
  return database.$with(name, { agentId: dailyReplies.agentId }).as(
    sql`${inserted} on conflict (agent_id, day, counter) do update set replies = ${dailyReplies.replies} + 1
      where ${cap}::integer is null or ${dailyReplies.replies} < ${cap}::integer returning agent_id`,
  )
}
