import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { tellOwner } from '../auth/index.ts'

/** Lets the owner's dashboards know how a training gets on. */
export async function tellOfTraining(platform: Platform, agentId: number): Promise<void> {
  const [agent] = await platform.database
    .select({ ownerId: agents.ownerId })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (agent) tellOwner(platform, agent.ownerId, { topic: 'training', agentId })
}
