import { sql } from '../../../../platform/database/drizzle.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { modelBudgetUsage, modelSpend } from './tables.ts'

/**
 * Creates a month's counters of a workspace and an agent, from what was spent before the budget was set. A call that
 * ends at this very moment may be missing from them.
 */
export async function openBudgetCounters(
  database: Database,
  { month, ownerId, agentId }: { readonly month: string; readonly ownerId: number; readonly agentId: number },
): Promise<void> {
  await database.execute(sql`
    insert into ${modelBudgetUsage} (month, owner_id, agent_id, tokens, cost_micros)
    select ${month}::date, ${ownerId}::bigint, counter.agent_id,
      coalesce(sum(spend.input_tokens + spend.output_tokens), 0), coalesce(sum(spend.cost_micros), 0)
    from (values (0::bigint), (${agentId}::bigint)) as counter (agent_id)
    left join ${modelSpend} as spend on spend.owner_id = ${ownerId} and spend.day >= ${month}::date
      and spend.day < ${month}::date + interval '1 month' and counter.agent_id in (0, spend.agent_id)
    group by counter.agent_id
    order by counter.agent_id
    on conflict do nothing`)
}
