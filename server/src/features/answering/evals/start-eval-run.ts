import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { listTrainingStates, listTrainings } from '../../retrieval/training/index.ts'
import { listEvalQuestions } from './list-eval-questions.ts'
import { queueEvalRun } from './queue-eval-run.ts'
import { type EvalRunRow, evalResults, evalRuns } from './tables.ts'

/**
 * Starts a run of an agent's checks in place of the last one, in the transaction that has locked the agent. Throws
 * `no_knowledge` if there is nothing to ask, and `validation_failed` if no questions are saved.
 */
export async function startEvalRun(
  { platform, transaction }: { readonly platform: Platform; readonly transaction: Transaction },
  {
    agent,
    last,
    startedBy,
  }: { readonly agent: AgentRow; readonly last: EvalRunRow | undefined; readonly startedBy: string },
): Promise<void> {
  const agentId = agent.id
  const questions = await listEvalQuestions(transaction, agentId)
  if (questions.length === 0) throw new DomainError('validation_failed', 'Save a question first.')
  const learning = (await listTrainingStates({ platform, database: transaction }, [agentId])).get(agentId)
  if (!learning?.vectorStoreId)
    throw new DomainError('no_knowledge', 'Add knowledge before you run the checks.')
  const [knowledge] = await transaction
    .select({ revision: agentKnowledge.revision })
    .from(agentKnowledge)
    .where(eq(agentKnowledge.agentId, agentId))
  const run = {
    run: (last?.run ?? 0) + 1,
    status: 'running' as const,
    questions,
    startedAt: platform.clock(),
    endedAt: null,
    startedBy,
    versionNow: agent.liveVersion,
    versionBefore: await findVersionBefore(transaction, agent),
    hasUntrained: !learning.trained,
    knowledgeRevision: knowledge?.revision ?? null,
    error: null,
  }
  await transaction.delete(evalResults).where(eq(evalResults.agentId, agentId))
  await transaction
    .insert(evalRuns)
    .values({ agentId, ...run })
    .onConflictDoUpdate({ target: evalRuns.agentId, set: run })
  await queueEvalRun({ platform, transaction }, { agentId, ownerId: agent.ownerId })
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
