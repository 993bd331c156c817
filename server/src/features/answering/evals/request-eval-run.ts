import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AgentRow, lockOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { listTrainingStates, listTrainings } from '../../retrieval/training/index.ts'
import type { Actor } from '../../workspaces/index.ts'
import { listEvalQuestions } from './list-eval-questions.ts'
import { queueEvalRun } from './queue-eval-run.ts'
import { evalResults, evalRuns } from './tables.ts'
import { checkRunsByOwner } from './throttle-rules.ts'

/**
 * Requests a run of an agent's checks in the actor's name. Leaves a run in progress alone. Throws `no_knowledge` if
 * there is nothing to ask, and `not_found` if no questions are saved.
 */
export async function requestEvalRun(
  {
    platform,
    owner,
    actor,
  }: { readonly owner: Owner; readonly actor: Pick<Actor, 'username'> } & { readonly platform: Platform },
  agentId: number,
): Promise<void> {
  await platform.disk.require()
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [running] = await transaction.select().from(evalRuns).where(eq(evalRuns.agentId, agentId))
    if (running?.status === 'running') return
    await platform.throttles.consume(checkRunsByOwner, String(owner.id))
    const questions = await listEvalQuestions(transaction, agentId)
    if (questions.length === 0) throw new DomainError('validation_failed', 'Save a question first.')
    const learning = (await listTrainingStates({ platform, database: transaction }, [agentId])).get(agentId)
    if (!learning?.vectorStoreId)
      throw new DomainError('no_knowledge', 'Add knowledge before you run the checks.')
    const run = {
      run: (running?.run ?? 0) + 1,
      status: 'running' as const,
      questions,
      startedAt: platform.clock(),
      endedAt: null,
      startedBy: actor.username,
      versionNow: agent.liveVersion,
      versionBefore: await findVersionBefore(transaction, agent),
      hasUntrained: !learning.trained,
      error: null,
    }
    await transaction.delete(evalResults).where(eq(evalResults.agentId, agentId))
    await transaction
      .insert(evalRuns)
      .values({ agentId, ...run })
      .onConflictDoUpdate({ target: evalRuns.agentId, set: run })
    await queueEvalRun({ platform, transaction }, { agentId, ownerId: owner.id })
  })
  notifyOwner(platform, owner.id, { topic: 'checks', agentId })
}

/** The newest kept training before the live one; null if there is none. */
async function findVersionBefore(
  database: Parameters<typeof listTrainings>[0],
  agent: Pick<AgentRow, 'id' | 'liveVersion'>,
): Promise<number | null> {
  const { liveVersion } = agent
  if (liveVersion === null) return null
  const trainings = await listTrainings(database, agent)
  return trainings.find(({ version }) => version < liveVersion)?.version ?? null
}
