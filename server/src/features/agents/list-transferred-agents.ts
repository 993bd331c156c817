import { limitsOf } from '@parleykit/contract/billing/plans'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { planTransferredAgents, type TransferredAgent } from './core/plan-transferred-agents.ts'

/** The former and the new owner of agents, with the new owner's plan. */
export interface AgentTransfer {
  readonly formerOwnerId: number
  readonly newOwnerId: number
  readonly newOwnerTier: string
}

/** All agents of one account as they would be in another one. The result stays exact while both accounts are locked. */
export async function listTransferredAgents(
  database: Queryable,
  { formerOwnerId, newOwnerId, newOwnerTier }: AgentTransfer,
): Promise<readonly TransferredAgent<AgentRow>[]> {
  const agentsOf = (ownerId: number) =>
    database.select().from(agents).where(eq(agents.ownerId, ownerId)).orderBy(asc(agents.id))
  return planTransferredAgents(
    await agentsOf(newOwnerId),
    await agentsOf(formerOwnerId),
    limitsOf(newOwnerTier).agents,
  )
}
