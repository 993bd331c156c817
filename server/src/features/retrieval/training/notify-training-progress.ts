import type { LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'

/** Notifies the owner's dashboards of a training's progress. Its end may change which entries answer. */
export async function notifyTrainingProgress(
  platform: Platform,
  { agentId, stage }: { readonly agentId: number; readonly stage: 'progress' | 'end' },
): Promise<void> {
  const [agent] = await platform.database
    .select({ ownerId: agents.ownerId })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent) return
  const topics: LiveNotice['topic'][] = stage === 'end' ? ['training', 'knowledge'] : ['training']
  for (const topic of topics) notifyOwner(platform, agent.ownerId, { topic, agentId })
}
