import { widgetSitesMax } from '@parleykit/contract/limits'
import type { WidgetFault } from '@parleykit/contract/widget-sites'
import { and, desc, eq, notInArray } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../auth/index.ts'
import { widgetSites } from '../base/tables.ts'

export interface NotedAgent {
  readonly id: number
  readonly ownerId: number
}

/** Writes that an agent was shown on a website, or what was in its way; its owner hears of what is new. */
export async function storeSite(
  platform: Platform,
  agent: NotedAgent,
  host: string,
  fault: WidgetFault | null,
): Promise<void> {
  if (!(await isNews(platform, agent.id, host, fault))) return
  notifyOwner(platform, agent.ownerId, { topic: 'agents', agentId: agent.id })
}

/** Whether it says something that the owner hasn't been told: a new website, or another fault than before. */
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
    await lockAgent(transaction, agentId)
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
