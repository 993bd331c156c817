import { widgetSitesMax } from '@parleykit/contract/publish/limits'
import type { WidgetFault } from '@parleykit/contract/publish/widget-sites'
import { and, desc, eq, notInArray } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { widgetSites } from '../base/tables.ts'

export interface NotedAgent {
  readonly id: number
  readonly ownerId: number
}

/** Stores that an agent was shown on a website, or why not. Notifies its owner of news. */
export async function storeSite(
  platform: Platform,
  agent: NotedAgent,
  host: string,
  fault: WidgetFault | null,
): Promise<void> {
  if (!(await isNews(platform, agent.id, host, fault))) return
  notifyOwner(platform, agent.ownerId, { topic: 'agents', agentId: agent.id })
}

/** Stores the event. Returns whether it is news for the owner: a new website, or a different fault. */
async function isNews(
  { database, clock }: Platform,
  agentId: number,
  host: string,
  fault: WidgetFault | null,
): Promise<boolean> {
  const now = clock()
  const event = fault === null ? { seenAt: now } : { fault, faultAt: now }
  const isOfAgent = eq(widgetSites.agentId, agentId)
  return database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    const [before] = await transaction
      .select()
      .from(widgetSites)
      .where(and(isOfAgent, eq(widgetSites.host, host)))
    await transaction
      .insert(widgetSites)
      .values({ agentId, host, notedAt: now, ...event })
      .onConflictDoUpdate({
        target: [widgetSites.agentId, widgetSites.host],
        set: { notedAt: now, ...event },
      })
    if (before) return fault !== null && before.fault !== fault
    const kept = transaction
      .select({ host: widgetSites.host })
      .from(widgetSites)
      .where(isOfAgent)
      .orderBy(desc(widgetSites.notedAt))
      .limit(widgetSitesMax)
    await transaction.delete(widgetSites).where(and(isOfAgent, notInArray(widgetSites.host, kept)))
    return true
  })
}
