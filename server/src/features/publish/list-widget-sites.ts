import { widgetSitesMax } from '@parleykit/contract/publish/limits'
import type { WidgetSite } from '@parleykit/contract/publish/widget-sites'
import { asc, desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { widgetSites } from './base/tables.ts'

/** Lists the websites that have loaded an agent's widget, latest first. */
export async function listWidgetSites(database: Queryable, agentId: number): Promise<WidgetSite[]> {
  const rows = await database
    .select()
    .from(widgetSites)
    .where(eq(widgetSites.agentId, agentId))
    .orderBy(desc(widgetSites.notedAt), asc(widgetSites.host))
    .limit(widgetSitesMax)
  return rows.map(({ host, seenAt, fault, faultAt }) => ({
    host,
    seenAt: seenAt?.toISOString() ?? null,
    fault,
    faultAt: faultAt?.toISOString() ?? null,
  }))
}
