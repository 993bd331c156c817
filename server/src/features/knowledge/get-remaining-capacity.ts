import { type KnowledgeUse, knowledgeRoom } from '@parleykit/contract/billing/plans'
import { count, eq, sum } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { AgentRow } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { knowledgeEntries } from './tables.ts'

/** The room that the owner's plan has left for an agent. Exact while the agent is locked. */
export async function getRemainingCapacity(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  agent: AgentRow,
): Promise<KnowledgeUse> {
  const [used] = await database
    .select({
      entries: count(),
      fileBytes: sum(knowledgeEntries.fileBytes),
      textBytes: sum(knowledgeEntries.textBytes),
    })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agent.id))
  return knowledgeRoom(owner.subscriptionTier, {
    entries: used?.entries ?? 0,
    textBytes: Number(used?.textBytes ?? 0) + agent.curatedBytes,
    fileBytes: Number(used?.fileBytes ?? 0),
  })
}
