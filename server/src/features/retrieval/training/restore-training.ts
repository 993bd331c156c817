import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, findOwnAgent, lockOwnAgent, type TrainedStarterPrompt } from '../../agents/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { getVersionStarterPrompts, purgeDeletedEntries, restoreIndexVersion } from '../index.ts'
import { trainingHooks } from './hooks.ts'
import { notifyTrainingProgress } from './notify-training-progress.ts'
import { trainingStates } from './tables.ts'

/**
 * Makes an earlier training of an agent live again. Entries deleted since don't come back, nor do prompts that only
 * they answered. Throws `training_running` during a training, and `not_found` if the version isn't kept anymore.
 */
export async function restoreTraining(
  ctx: ActorContext,
  key: { agentId: number; version: number },
): Promise<void> {
  const { platform, owner } = ctx
  await findOwnAgent(platform.database, owner, key.agentId)
  // Deleted entries leave the version before it is live again. Usually they were purged long ago.
  await purgeDeletedEntries(platform, key.agentId)
  const { starterPrompts } = await getVersionStarterPrompts(platform.database, key)
  const trainedStarterPrompts = await answerable(platform, key, starterPrompts)
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, key.agentId)
    const [state] = await transaction
      .select({ status: trainingStates.status, revision: agentKnowledge.revision })
      .from(trainingStates)
      .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, trainingStates.agentId))
      .where(eq(trainingStates.agentId, key.agentId))
    if (state?.status === 'processing') {
      throw new DomainError('training_running', "The agent is being trained. Roll back when it's done.")
    }
    const trainedRevision = (await restoreIndexVersion(transaction, key)) ? (state?.revision ?? null) : null
    await transaction
      .update(trainingStates)
      .set({ trainedRevision })
      .where(eq(trainingStates.agentId, key.agentId))
    await transaction.update(agents).set({ trainedStarterPrompts }).where(eq(agents.id, key.agentId))
    const details = { training: key.version }
    await recordAudit({ ...ctx, transaction }, { action: 'training_restored', agent, details })
  })
  await platform.hooks.run(trainingHooks.onLive, key.agentId)
  await notifyTrainingProgress(platform, { agentId: key.agentId, stage: 'end' })
}

async function answerable(
  platform: Platform,
  { agentId, version }: { agentId: number; version: number },
  prompts: readonly TrainedStarterPrompt[],
): Promise<TrainedStarterPrompt[]> {
  const kept: TrainedStarterPrompt[] = []
  for (const prompt of prompts) {
    const agent = { id: agentId, liveVersion: version }
    if (await platform.hooks.ask(trainingHooks.canAnswer, agent, prompt.content)) kept.push(prompt)
  }
  return kept
}
