import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { websitePages } from './base/tables.ts'

/** The distinct URLs of all website pages and files that an agent has, or of the one of an entry. */
export async function listKnownPages(
  database: Queryable,
  { agentId, entryId }: { readonly agentId: number; readonly entryId?: number | undefined },
): Promise<string[]> {
  const ofAgent = eq(websitePages.agentId, agentId)
  const pages = await database
    .selectDistinct({ url: websitePages.url })
    .from(websitePages)
    .where(entryId === undefined ? ofAgent : and(ofAgent, eq(websitePages.entryId, entryId)))
    .orderBy(websitePages.url)
  return pages.map(({ url }) => url)
}
