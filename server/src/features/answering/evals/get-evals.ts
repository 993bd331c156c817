import type { EvalAnswer, EvalRun, Evals } from '@parleykit/contract/answering/evals/evals'
import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { findOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { findAgentModels } from '../../models/index.ts'
import { compareAnswers } from './core/compare-answers.ts'
import { listEvalQuestions } from './list-eval-questions.ts'
import { evalResults, evalRuns } from './tables.ts'

/** The checks of one of the owner's agents, with the newest run. */
export async function getEvals({ platform, owner }: OwnerContext, agentId: number): Promise<Evals> {
  const { database } = platform
  const agent = await findOwnAgent(database, owner, agentId)
  const models = await findAgentModels(platform, { ...agent, ownerTier: owner.subscriptionTier })
  return {
    questions: await listEvalQuestions(database, agentId),
    model: models?.reply.name ?? null,
    run: await readRun(database, agentId),
  }
}

async function readRun(database: Queryable, agentId: number): Promise<EvalRun | null> {
  const [run] = await database.select().from(evalRuns).where(eq(evalRuns.agentId, agentId))
  if (!run) return null
  const rows = await database
    .select()
    .from(evalResults)
    .where(eq(evalResults.agentId, agentId))
    .orderBy(asc(evalResults.position))
  return {
    status: run.status,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    startedBy: run.startedBy,
    questionCount: run.questions.length,
    versions: { before: run.versionBefore, now: run.versionNow },
    hasUntrained: run.hasUntrained,
    results: rows.map(({ position, answerBefore, answerNow, answerNext }) => ({
      question: run.questions[position] ?? '',
      before: answerBefore,
      now: answerNow,
      next: answerNext,
      sinceBefore: changeOf(answerBefore, answerNow),
      byTraining: changeOf(answerNow, answerNext),
    })),
    error: run.error,
    tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
  }
}

function changeOf(from: EvalAnswer | null, to: EvalAnswer | null) {
  return from && to ? compareAnswers(from, to) : null
}
