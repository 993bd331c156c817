import { sql } from '../../../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../../../platform/database/index.ts'
import type { BudgetLimits } from '../core/budget-limits.ts'
import { openBudgetCounters } from './open-budget-counters.ts'
import { modelBudgetReservations, modelBudgetUsage } from './tables.ts'

/** A call, and the most that it can take. */
export interface WantedCall {
  /** The first day of the month, YYYY-MM-DD. */
  readonly month: string
  readonly ownerId: number
  readonly agentId: number
  readonly tokens: number
  readonly costMicros: number
}

/**
 * Takes the most that a call can use from the budgets of its workspace and its agent, so that concurrent calls can't
 * exceed them together. Returns the reservation's ID; null if a budget has too little left.
 */
export async function reserveBudget(
  database: Database,
  call: WantedCall & { readonly reservedAt: Date },
  { workspace, agent }: { readonly workspace: BudgetLimits; readonly agent: BudgetLimits },
): Promise<number | null> {
  const given = {
    ...call,
    ...{ ownTokens: workspace.tokens, ownMicros: workspace.costMicros },
    ...{ agentTokens: agent.tokens, agentMicros: agent.costMicros },
  }
  const [first] = await reserve(database).execute(given)
  if (first?.counters === 2) return toId(first)
  await openBudgetCounters(database, call)
  const [second] = await reserve(database).execute(given)
  return second ? toId(second) : null
}

const toId = ({ id }: { readonly id: string | null }) => (id === null ? null : Number(id))

/**
 * One round trip to the database: locks the workspace's counter and then the agent's, reads them as they are by then,
 * and takes from both or from none.
 */
const reserve = prepared((database) => {
  const placeholder = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
  const tokens = placeholder('tokens', 'bigint')
  const micros = placeholder('costMicros', 'bigint')
  const agentId = placeholder('agentId', 'bigint')
  const ownerId = placeholder('ownerId', 'bigint')
  const month = placeholder('month', 'date')
  const usage = modelBudgetUsage
  const counters = sql`${usage.ownerId} = ${ownerId} and ${usage.month} = ${month}
    and ${usage.agentId} in (0, ${agentId})`
  const budgetOf = (unit: 'Tokens' | 'Micros') =>
    sql`case agent_id when 0 then ${placeholder(`own${unit}`, 'bigint')}
      else ${placeholder(`agent${unit}`, 'bigint')} end`
  // A comparison with null, which is no budget, is null: it doesn't make the whole false.
  const hasRoom = sql`coalesce(tokens + ${tokens} <= ${budgetOf('Tokens')}, true)
    and coalesce(cost_micros + ${micros} <= ${budgetOf('Micros')}, true)`
  const locked = database
    .$with('locked', { agentId: usage.agentId })
    .as(
      sql`select agent_id, ${hasRoom} as has_room from ${usage} where ${counters} order by agent_id for update`,
    )
  const allowed = database
    .$with('allowed', { agentId: usage.agentId })
    .as(sql`select 0 as agent_id from ${locked} having count(*) = 2 and bool_and(has_room)`)
  const taken = database.$with('taken', { agentId: usage.agentId }).as(
    sql`update ${usage} set tokens = ${usage.tokens} + ${tokens}, cost_micros = ${usage.costMicros} + ${micros}
      where ${counters} and exists (select from ${allowed}) returning agent_id`,
  )
  const reservation = database.$with('reservation', { id: modelBudgetReservations.id }).as(
    sql`insert into ${modelBudgetReservations} (month, owner_id, agent_id, tokens, cost_micros, reserved_at)
      select ${month}, ${ownerId}, ${agentId}, ${tokens}, ${micros},
        ${placeholder('reservedAt', 'timestamptz')}
      from ${allowed} returning id`,
  )
  return database
    .with(locked, allowed, taken, reservation)
    .select({
      id: sql<string | null>`(select id from ${reservation})`,
      counters: sql<number>`(select count(*)::integer from ${locked})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('reserve_model_budget')
})
