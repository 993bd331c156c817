import { count, eq } from 'drizzle-orm'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, lockOwnAgent, touched } from '../agents/index.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import type { Actor } from '../workspaces/index.ts'
import { sendTrainingJob } from './send-training-job.ts'

/**
 * Asks for a training of all present knowledge, in the name of who acts; `no_knowledge` when there is none. Asking twice
 * is one job.
 */
export async function requestTraining(
  platform: Platform,
  { owner, actor }: { readonly owner: Owner; readonly actor: Pick<Actor, 'username'> },
  agentId: number,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [knowledge] = await transaction
      .select({ entries: count() })
      .from(knowledgeEntries)
      .where(eq(knowledgeEntries.agentId, agentId))
    if (!knowledge?.entries) {
      throw new ApiError('no_knowledge', 'Add knowledge before you train the agent.')
    }
    await transaction
      .update(agents)
      .set({
        trainingStatus: 'processing',
        trainingError: null,
        requestedRevision: agent.knowledgeRevision,
        ...touched(platform.clock()),
        trainingRequestedBy: actor.username,
        ...(agent.trainingStatus !== 'processing' && {
          trainingProgress: 0,
          trainingStops: 0,
          purgeStops: 0,
        }),
      })
      .where(eq(agents.id, agentId))
    await sendTrainingJob(platform, transaction, agentId)
  })
  tellOwner(platform, owner.id, { topic: 'training', agentId })
}
