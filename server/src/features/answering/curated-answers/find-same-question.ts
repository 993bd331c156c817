import { closestQuestion } from '@parleykit/engine/similarity/closest-question'
import { REWORDED } from '@parleykit/engine/similarity/compare-questions'
import type { TransactionContext } from '../../../platform/context.ts'
import { type CuratedAgent, getCuratedCandidates } from './get-curated-candidates.ts'
import type { CuratedAnswerRow } from './tables.ts'

/**
 * The curated answer to the same question in any wording; a question that differs by a letter may be another one. The
 * transaction has locked and read the agent's row before any change of its answers.
 */
export async function findSameQuestion(
  { platform, transaction }: TransactionContext,
  {
    agent,
    question,
    exceptId,
  }: { readonly agent: CuratedAgent; readonly question: string; readonly exceptId?: number | undefined },
): Promise<CuratedAnswerRow | undefined> {
  const candidates = await getCuratedCandidates(platform, { agent, database: transaction })
  const closest = closestQuestion(
    question,
    candidates.filter(({ row }) => row.id !== exceptId),
  )
  return closest && closest.likeness >= REWORDED ? closest.candidate.row : undefined
}
