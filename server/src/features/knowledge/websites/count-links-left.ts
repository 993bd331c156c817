import { limitsOf } from '@parleykit/contract/billing/plans'
import {
  and,
  countDistinct,
  eq,
  inArray,
  isNotNull,
  isNull,
  notExists,
  sql,
} from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { knowledgeEntries } from '../index.ts'
import { scrapeJobs, scrapePages } from './base/tables.ts'

/**
 * How many more pages the owner's plan lets an agent know, after the pages that it has and those that running jobs will
 * add. Infinity without a limit; negative after a downgrade.
 */
export async function countLinksLeft(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  agent: AgentRow,
): Promise<number> {
  const { trainingLinks } = limitsOf(owner.subscriptionTier)
  if (trainingLinks === Number.POSITIVE_INFINITY) return trainingLinks
  const ofAgent = eq(knowledgeEntries.agentId, agent.id)
  const [known] = await database
    .select({ links: countDistinct(knowledgeEntries.sourceUrl) })
    .from(knowledgeEntries)
    .where(and(ofAgent, isNotNull(knowledgeEntries.sourceUrl)))
  const isKnown = database
    .select({ one: sql`1` })
    .from(knowledgeEntries)
    .where(and(ofAgent, eq(knowledgeEntries.sourceUrl, scrapePages.url)))
  const [coming] = await database
    .select({ links: countDistinct(scrapePages.url) })
    .from(scrapePages)
    .innerJoin(scrapeJobs, eq(scrapeJobs.id, scrapePages.jobId))
    .where(
      and(
        eq(scrapeJobs.agentId, agent.id),
        isNull(scrapeJobs.finishedAt),
        inArray(scrapePages.result, ['waiting', 'read']),
        notExists(isKnown),
      ),
    )
  return trainingLinks - (known?.links ?? 0) - (coming?.links ?? 0)
}
