import { and, desc, eq } from '../../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import { type WebsitePageRow, websitePages } from './tables.ts'

/** The known data of the page that an address leads to; of several, the one checked last. Null if there is none. */
export async function findKnownPage(
  database: Queryable,
  agentId: number,
  url: string,
): Promise<WebsitePageRow | null> {
  const [known] = await database
    .select()
    .from(websitePages)
    .where(and(eq(websitePages.agentId, agentId), eq(websitePages.url, url)))
    .orderBy(desc(websitePages.checkedAt), desc(websitePages.entryId))
    .limit(1)
  return known ?? null
}
