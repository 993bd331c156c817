import type { EvalAnswer } from '@parleykit/contract/answering/evals/evals'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type EvalRunRow, evalResults, evalRuns } from './tables.ts'

interface Asked {
  readonly answer: EvalAnswer
  readonly tokens: number
}

/** Stores the result of a question. Returns false if its run is already over. */
export function storeEvalResult(
  { database }: Platform,
  { agentId, run }: EvalRunRow,
  position: number,
  { before, now, next }: { readonly before: Asked | null; readonly now: Asked; readonly next: Asked | null },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [running] = await transaction
      .select({ run: evalRuns.run })
      .from(evalRuns)
      .where(and(eq(evalRuns.agentId, agentId), eq(evalRuns.run, run), eq(evalRuns.status, 'running')))
      .for('key share')
    if (!running) return false
    await transaction
      .insert(evalResults)
      .values({
        agentId,
        position,
        answerBefore: before?.answer ?? null,
        answerNow: now.answer,
        answerNext: next?.answer ?? null,
        tokens: now.tokens + (before?.tokens ?? 0) + (next?.tokens ?? 0),
      })
      .onConflictDoNothing()
    return true
  })
}
