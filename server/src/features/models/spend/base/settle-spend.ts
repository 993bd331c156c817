import { sql } from '../../../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../../../platform/database/index.ts'
import { modelBudgetReservations, modelBudgetUsage, modelSpend } from './tables.ts'

/** A call that has ended. */
export interface SpentCall {
  /** When it began: YYYY-MM-DD. */
  readonly day: string
  readonly ownerId: number
  readonly agentId: number
  readonly model: string
  readonly isOwnKey: boolean
  readonly inputTokens: number
  readonly outputTokens: number
  /** Null if the price isn't known. */
  readonly costMicros: number | null
  /** Null if nothing was reserved. */
  readonly reservationId: number | null
}

/**
 * Records what a call took, and counts it against the month's budgets instead of what was reserved for it. The
 * reservation may have been released meanwhile. A call without tokens is only released.
 */
export async function settleSpend(database: Database, call: SpentCall): Promise<void> {
  const { costMicros, ...given } = call
  await settle(database).execute({
    ...given,
    month: `${call.day.slice(0, 7)}-01`,
    costMicros: costMicros ?? 0,
    requests: call.inputTokens + call.outputTokens > 0 ? 1 : 0,
    unpricedRequests: costMicros === null ? 1 : 0,
  })
}

const settle = prepared((database) => {
  const placeholder = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
  const input = placeholder('inputTokens', 'bigint')
  const output = placeholder('outputTokens', 'bigint')
  const micros = placeholder('costMicros', 'bigint')
  const unpriced = placeholder('unpricedRequests', 'integer')
  const agentId = placeholder('agentId', 'bigint')
  const ownerId = placeholder('ownerId', 'bigint')
  const requests = placeholder('requests', 'integer')
  const usage = modelBudgetUsage
  const spend = modelSpend
  const counters = sql`owner_id = ${ownerId} and month = ${placeholder('month', 'date')}
    and agent_id in (0, ${agentId})`
  const released = database.$with('released', { id: modelBudgetReservations.id }).as(
    sql`delete from ${modelBudgetReservations} where id = ${placeholder('reservationId', 'bigint')}
      returning id, tokens, cost_micros`,
  )
  // In the lock order of `reserveBudget`.
  const locked = database
    .$with('locked', { agentId: usage.agentId })
    .as(sql`select agent_id from ${usage} where ${counters} order by agent_id for update`)
  const counted = database.$with('counted', { agentId: usage.agentId }).as(
    sql`update ${usage} set
        tokens = greatest(0, ${usage.tokens} + ${input} + ${output}
          - coalesce((select tokens from ${released}), 0)),
        cost_micros = greatest(0, ${usage.costMicros} + ${micros}
          - coalesce((select cost_micros from ${released}), 0))
      where ${counters} and exists (select from ${locked}) returning agent_id`,
  )
  const recorded = database.$with('recorded', { agentId: spend.agentId }).as(
    sql`insert into ${spend} (day, owner_id, agent_id, model, is_own_key, requests, unpriced_requests,
        input_tokens, output_tokens, cost_micros)
      select ${placeholder('day', 'date')}, ${ownerId}, ${agentId}, ${placeholder('model', 'text')},
        ${placeholder('isOwnKey', 'boolean')}, ${requests}, ${unpriced}, ${input}, ${output}, ${micros}
      where ${requests} > 0
      on conflict (owner_id, day, agent_id, model, is_own_key) do update set
        requests = ${spend.requests} + excluded.requests,
        unpriced_requests = ${spend.unpricedRequests} + excluded.unpriced_requests,
        input_tokens = ${spend.inputTokens} + excluded.input_tokens,
        output_tokens = ${spend.outputTokens} + excluded.output_tokens,
        cost_micros = ${spend.costMicros} + excluded.cost_micros
      returning agent_id`,
  )
  return database
    .with(released, locked, counted, recorded)
    .select({ counted: sql<number>`(select count(*)::integer from ${counted})` })
    .from(sql`(select 1) as one`)
    .prepare('settle_model_spend')
})
