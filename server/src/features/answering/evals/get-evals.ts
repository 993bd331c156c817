import type { EvalAnswer, EvalRun, Evals } from '@parleykit/contract/answering/evals/evals'
import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listActionNames } from '../../actions/index.ts'
import { type AgentRow, findOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { findAgentModels } from '../../models/index.ts'
import { compareAnswers } from './core/compare-answers.ts'
import { judgeExpectation } from './core/judge-expectation.ts'
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
    run: await readRun(platform, agent),
  }
}

async function readRun(platform: Platform, agent: AgentRow): Promise<EvalRun | null> {
  const { database } = platform
  const agentId = agent.id
  const [run] = await database.select().from(evalRuns).where(eq(evalRuns.agentId, agentId))
  if (!run) return null
  const rows = await database
    .select()
    .from(evalResults)
    .where(eq(evalResults.agentId, agentId))
    .orderBy(asc(evalResults.position))
  const names = await listActionNames(platform, agent)
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
      expected: judgeExpectation(run.questions[position] ?? '', answerNow, names),
    })),
    error: run.error,
    tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
  }
}

function changeOf(from: EvalAnswer | null, to: EvalAnswer | null) {
  return from && to ? compareAnswers(from, to) : null
}
