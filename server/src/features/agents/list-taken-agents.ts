import { limitsOf } from '@parleykit/contract/billing/plans'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { type PlacedAgent, placeTakenAgents } from './core/place-taken-agents.ts'

/** The giver and the taker of agents, with the taker's plan. */
export interface Taking {
  readonly giverId: number
  readonly takerId: number
  readonly takerTier: string
}

/** All agents of one account as they would be in another one. The result stays exact while both accounts are locked. */
export async function listTakenAgents(
  database: Queryable,
  { giverId, takerId, takerTier }: Taking,
): Promise<readonly PlacedAgent<AgentRow>[]> {
  const agentsOf = (ownerId: number) =>
    database.select().from(agents).where(eq(agents.ownerId, ownerId)).orderBy(asc(agents.id))
  return placeTakenAgents(await agentsOf(takerId), await agentsOf(giverId), limitsOf(takerTier).agents)
}
