import { QuestionIndex } from '@parleykit/engine/similarity/question-index'
import type { TransactionContext } from '../../../platform/context.ts'
import { type CuratedAgent, type CuratedCandidate, getCuratedCandidates } from './get-curated-candidates.ts'
import type { CuratedAnswerRow } from './tables.ts'

export interface SameQuestion {
  /** The question that was looked for. */
  readonly question: string
  /** The answer that it has. */
  readonly row: CuratedAnswerRow
}

/**
 * The first of several questions that has a curated answer in any wording; a question that differs by a letter may be
 * another one. The transaction has locked and read the agent's row before any change of its answers.
 */
export async function findSameQuestion(
  { platform, transaction }: TransactionContext,
  {
    agent,
    questions,
    isRival,
  }: {
    readonly agent: CuratedAgent
    readonly questions: readonly string[]
    /** Whether an answer counts. */
    readonly isRival: (row: CuratedAnswerRow) => boolean
  },
): Promise<SameQuestion | undefined> {
  const index = new QuestionIndex<CuratedCandidate>()
  for (const candidate of await getCuratedCandidates(platform, { agent, database: transaction }))
    if (isRival(candidate.row)) index.add(candidate)
  for (const question of questions) {
    const [same] = index.findSame(question)
    if (same) return { question, row: same.row }
  }
  return undefined
}
