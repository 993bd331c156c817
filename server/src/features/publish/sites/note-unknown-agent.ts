import { and, desc, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { widgetSites } from '../base/tables.ts'
import { storeSite } from './store-site.ts'

/** Agents of a website that are told of another one's id there. */
const toldMax = 5

/**
 * Notes that a website asks for an agent that isn't there. Whose mistake it is can be known only where that website has
 * shown agents of one owner alone; nothing is stored of other websites.
 */
export async function noteUnknownAgent(platform: Platform, host: string): Promise<void> {
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
