import { mappedPagesMax } from '@parleykit/contract/websites/limits'
import type { MappedPage } from '@parleykit/contract/websites/websites'
import { and, asc, count, desc, eq, exists, not } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { sitePages } from './base/tables.ts'
import { isLikelyAsked } from './core/is-likely-asked.ts'

/** The new pages of an agent's websites, latest first, until they are picked or dismissed. */
export async function listNewPages(
  database: Queryable,
  agentId: number,
): Promise<{ total: number; pages: MappedPage[] }> {
  const isKnown = database
    .select({ id: knowledgeEntries.id })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.sourceUrl, sitePages.url)))
  const isOffered = and(eq(sitePages.agentId, agentId), sitePages.isNew, not(exists(isKnown)))
  const [all] = await database.select({ pages: count() }).from(sitePages).where(isOffered)
  const { url, title, language } = sitePages
  const pages = await database
    .select({ url, title, language })
    .from(sitePages)
    .where(isOffered)
    .orderBy(desc(sitePages.foundAt), asc(url))
    .limit(mappedPagesMax)
  return {
    total: all?.pages ?? 0,
    pages: pages.map((page) => ({
      ...page,
      inKnowledge: false,
      likelyAsked: isLikelyAsked(page.url, page.title),
    })),
  }
}
