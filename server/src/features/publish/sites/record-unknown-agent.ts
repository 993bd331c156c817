import { and, desc, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { widgetSites } from '../base/tables.ts'
import { storeSite } from './store-site.ts'

/** Maximum number of a website's agents for which the fault is noted. */
const toldMax = 5

/**
 * Notes that a website asks for an agent that doesn't exist. The responsible owner is known only if all agents shown on
 * the website belong to one owner. For other websites, nothing is stored.
 */
export async function recordUnknownAgent(platform: Platform, host: string): Promise<void> {
  const shown = await platform.database
    .select({ id: agents.id, ownerId: agents.ownerId })
    .from(widgetSites)
    .innerJoin(agents, eq(agents.id, widgetSites.agentId))
    .where(and(eq(widgetSites.host, host), isNotNull(widgetSites.seenAt)))
    .orderBy(desc(widgetSites.notedAt))
    .limit(toldMax)
  if (new Set(shown.map(({ ownerId }) => ownerId)).size !== 1) return
  for (const agent of shown) await storeSite(platform, agent, host, 'agent_unknown')
}
