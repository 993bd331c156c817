import { limitsOf } from '@parleykit/contract/plans'
import { and, countDistinct, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import type { AgentRow } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'

/** How many further pages the owner's plan lets an agent know: Infinity without a limit, below zero after a downgrade. */
export async function readLinksLeft(database: Queryable, owner: Owner, agent: AgentRow): Promise<number> {
  const { trainingLinks } = limitsOf(owner.subscriptionTier)
  if (trainingLinks === Number.POSITIVE_INFINITY) return trainingLinks
  const [known] = await database
    .select({ links: countDistinct(knowledgeEntries.sourceUrl) })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agent.id), isNotNull(knowledgeEntries.sourceUrl)))
  return trainingLinks - (known?.links ?? 0)
}
