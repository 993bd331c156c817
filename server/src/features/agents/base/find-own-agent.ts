import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type AgentRow, agents } from './tables.ts'

/** One of the owner's agents. Throws `not_found`, also for other owners' agents. */
export async function findOwnAgent(database: Queryable, owner: Owner, agentId: number): Promise<AgentRow> {
  const [agent] = await database
    .select()
    .from(agents)
    .where(and(eq(agents.id, agentId), eq(agents.ownerId, owner.id)))
  if (!agent) throw notFound('Agent')
  return agent
}
