import { setImmediate } from 'node:timers/promises'
import { splitCheck } from '@parleykit/contract/answering/evals/split-check'
import type { JobContext } from '../../../platform/context.ts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { isDatabaseUnavailable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AgentRow, agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { candidateVersion, deleteCandidate } from '../../retrieval/index.ts'
import { buildCandidateVersion, failureReason, resumeSelfTraining } from '../../retrieval/training/index.ts'
import { type AskedVersion, answerEval } from './answer-eval.ts'
import { storeEvalResult } from './store-eval-result.ts'
import { type EvalRunRow, evalResults, evalRuns } from './tables.ts'

/**
 * Asks the questions of an agent's run one after the other, with visitors served in between, and those of a run that
 * was requested in the meantime. A failure is stored for the owner. Throws, so that the job is retried, if only the
 * database was down or `signal` aborted it.
 */
export async function runEvals({ platform, signal }: JobContext, agentId: number): Promise<void> {
  for (let run = await findRunning(platform, agentId); run; run = await findRunning(platform, agentId)) {
    try {
      await askAll(platform, run, signal)
      await endRun(platform, run, { status: 'completed' })
    } catch (error) {
      if (isDatabaseUnavailable(error) || signal.aborted) throw error
      platform.log.error({ err: error, agentId }, 'a check run failed')
      await endRun(platform, run, { status: 'failed', error: failureReason(error) })
    }
  }
}

interface Run {
  readonly row: EvalRunRow
  readonly agent: AgentRow
  readonly ownerTier: string
}

async function findRunning({ database }: Platform, agentId: number): Promise<Run | null> {
  const [found] = await database
    .select({ row: evalRuns, agent: agents, ownerTier: users.subscriptionTier })
    .from(evalRuns)
    .innerJoin(agents, eq(agents.id, evalRuns.agentId))
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(and(eq(evalRuns.agentId, agentId), eq(evalRuns.status, 'running')))
  return found ?? null
}

async function askAll(platform: Platform, run: Run, signal: AbortSignal): Promise<void> {
  const { row, agent, ownerTier } = run
  const { agentId, versionNow, versionBefore, hasUntrained } = row
  try {
    const { ownerId } = agent
    if (hasUntrained) await buildCandidateVersion({ platform, signal }, { agentId, ownerId, ownerTier })
    const asked = (version: number | null): AskedVersion => ({ agent, ownerTier, version })
    const candidate = hasUntrained ? candidateVersion : null
    const done = await listDone(platform, agentId)
    for (const [position, line] of row.questions.entries()) {
      if (done.has(position)) continue
      const { question } = splitCheck(line)
      await setImmediate()
      signal.throwIfAborted()
      await warmEncoder(platform, question)
      const now = await answerEval({ platform, signal }, { input: asked(versionNow), question })
      if (!now) throw new Error('The live training is gone')
      const before =
        versionBefore === null
          ? null
          : await answerEval({ platform, signal }, { input: asked(versionBefore), question })
      const candidateAnswer =
        candidate === null
          ? null
          : await answerEval({ platform, signal }, { input: asked(candidate), question })
      signal.throwIfAborted()
      if (!(await storeEvalResult(platform, row, position, { before, now, next: candidateAnswer }))) return
      notifyOwner(platform, agent.ownerId, { topic: 'checks', agentId })
    }
  } finally {
    await deleteCandidate(platform.database, agentId)
  }
}

/** The questions that an earlier attempt of the job has answered. */
async function listDone({ database }: Platform, agentId: number): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ position: evalResults.position })
    .from(evalResults)
    .where(eq(evalResults.agentId, agentId))
  return new Set(rows.map(({ position }) => position))
}

/** Waits until the encoder has answered. Otherwise a busy encoder would show up as a difference between versions. */
async function warmEncoder({ sentenceEncoder, log }: Platform, question: string): Promise<void> {
  try {
    await sentenceEncoder?.encodeNow([question], 60_000)
  } catch (error) {
    log.warn({ err: error }, 'the sentence encoder failed: falling back to word search')
  }
}

/** Does nothing if the run was canceled or its agent is gone. */
async function endRun(
  platform: Platform,
  { row: { agentId, run: runNumber }, agent }: Run,
  end: { readonly status: EvalRunRow['status']; readonly error?: string },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await transaction
      .update(evalRuns)
      .set({ ...end, endedAt: platform.clock() })
      .where(and(eq(evalRuns.agentId, agentId), eq(evalRuns.run, runNumber), eq(evalRuns.status, 'running')))
    await resumeSelfTraining({ platform, transaction }, agentId)
  })
  notifyOwner(platform, agent.ownerId, { topic: 'checks', agentId: agent.id })
}
