import { splitCheck } from '@parleykit/contract/answering/evals/split-check'
import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, lockAgent } from '../../agents/index.ts'
import { findOwner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { TrainingVerdict } from '../../retrieval/training/index.ts'
import { compareAnswers } from './core/compare-answers.ts'
import { listEvalQuestions } from './list-eval-questions.ts'
import { startEvalRun } from './start-eval-run.ts'
import { type EvalRunRow, evalResults, evalRuns } from './tables.ts'

/**
 * Whether an agent's knowledge may be trained by itself: not if a check question that is answered now would be refused
 * afterwards. Runs the checks first, unless their last run was about the same knowledge.
 */
export async function judgeTraining(
  platform: Platform,
  { agentId, revision }: { readonly agentId: number; readonly revision: number },
): Promise<TrainingVerdict> {
  const { database } = platform
  return database.transaction(async (transaction) => {
    const questions = await listEvalQuestions(transaction, agentId)
    if (questions.length === 0) return 'start'
    await lockAgent(transaction, { agentId, strength: 'no key update' })
    const [agent] = await transaction.select().from(agents).where(eq(agents.id, agentId))
    if (!agent) throw notFound('Agent')
    const [last] = await transaction.select().from(evalRuns).where(eq(evalRuns.agentId, agentId))
    if (last?.status === 'running') return 'wait'
    const isCurrent =
      last?.knowledgeRevision === revision && last.questions.join('\n') === questions.join('\n')
    if (last && isCurrent) return judgeRun(transaction, last)
    const owner = await findOwner(transaction, agent.ownerId)
    await startEvalRun({ platform, transaction }, { agent, last, startedBy: owner?.username ?? '' })
    notifyOwner(platform, agent.ownerId, { topic: 'checks', agentId })
    return 'wait'
  })
}

/** A run that failed says nothing: the training finds the same reason, and shows it. */
async function judgeRun(transaction: Transaction, run: EvalRunRow): Promise<TrainingVerdict> {
  if (run.status === 'failed') return 'start'
  if (run.status === 'canceled') return { reason: 'The checks before it were stopped.' }
  const results = await transaction
    .select()
    .from(evalResults)
    .where(eq(evalResults.agentId, run.agentId))
    .orderBy(asc(evalResults.position))
  const lost = results.filter(
    ({ answerNow, answerNext }) => answerNext && compareAnswers(answerNow, answerNext) === 'newly_refused',
  )
  const first = lost[0] && run.questions[lost[0].position]
  if (first === undefined) return 'start'
  const others = lost.length > 1 ? ` and ${lost.length - 1} more` : ''
  return {
    reason: `After it, this check question${others} would no longer be answered: “${splitCheck(first).question}”`,
  }
}
