import { and, countDistinct, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'

/** Pages and files of websites that an agent knows: what a plan's training links count. */
export async function countLinks(database: Queryable, agentId: number): Promise<number> {
  const [known] = await database
    .select({ links: countDistinct(knowledgeEntries.sourceUrl) })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), isNotNull(knowledgeEntries.sourceUrl)))
  return known?.links ?? 0
}
