import type { AgentUse } from '@parleykit/contract/billing/agent-use'
import { asc, count, countDistinct, eq, sum } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { agents } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'

/** The plan usage of each of an owner's agents, oldest agent first. */
export async function listAgentUsage(database: Queryable, owner: Owner): Promise<AgentUse[]> {
  const rows = await database
    .select({
      id: agents.id,
      name: agents.name,
      pausedFrom: agents.pausedFrom,
      textBytes: sum(knowledgeEntries.textBytes),
      entries: count(knowledgeEntries.id),
      fileBytes: sum(knowledgeEntries.fileBytes),
      links: countDistinct(knowledgeEntries.sourceUrl),
    })
    .from(agents)
    .leftJoin(knowledgeEntries, eq(knowledgeEntries.agentId, agents.id))
    .where(eq(agents.ownerId, owner.id))
    .groupBy(agents.id)
    .orderBy(asc(agents.id))
  return rows.map(({ pausedFrom, fileBytes, textBytes, ...row }) => ({
    ...row,
    isPausedByPlan: pausedFrom !== null,
    textBytes: Number(textBytes ?? 0),
    fileBytes: Number(fileBytes ?? 0),
  }))
}
