import { and, countDistinct, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'

/** The number of website pages and files that an agent knows, which a plan's training links limit. */
export async function countLinks(database: Queryable, agentId: number): Promise<number> {
  const [known] = await database
    .select({ links: countDistinct(knowledgeEntries.sourceUrl) })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), isNotNull(knowledgeEntries.sourceUrl)))
  return known?.links ?? 0
}
