import { and, desc, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { websitePages } from './base/tables.ts'

/** Per agent. */
const mostListed = 2000

/** The entries whose page was gone at the last check, those gone longest first. */
export async function listGonePages(
  database: Queryable,
  agentId: number,
): Promise<{ entryId: number; timesGone: number }[]> {
  return database
    .select({ entryId: websitePages.entryId, timesGone: websitePages.timesGone })
    .from(websitePages)
    .where(and(eq(websitePages.agentId, agentId), gt(websitePages.timesGone, 0)))
    .orderBy(desc(websitePages.timesGone))
    .limit(mostListed)
}
