import { and, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../index.ts'
import { websitePages } from './base/tables.ts'
import { siteKey } from './core/scope.ts'

/** The keys (`siteKey`) of the URLs of all pages that an agent has, and of the URLs that led to them. */
export async function listKnownPageKeys(database: Queryable, agentId: number): Promise<Set<string>> {
  const entries = await database
    .select({ url: knowledgeEntries.sourceUrl })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), isNotNull(knowledgeEntries.sourceUrl)))
  const pages = await database
    .select({ url: websitePages.url })
    .from(websitePages)
    .where(eq(websitePages.agentId, agentId))
  return new Set([...entries, ...pages].map(({ url }) => siteKey(url ?? '')))
}
