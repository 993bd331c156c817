import { closestQuestion } from '@parleykit/engine/similarity/closest-question'
import { REWORDED } from '@parleykit/engine/similarity/compare-questions'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CuratedAgent, loadCandidates } from './load-candidates.ts'
import type { CuratedAnswerRow } from './tables.ts'

/**
 * The curated answer to the same question in any wording; a question that differs by a letter may be another one. The
 * transaction has locked and read the agent's row before any change of its answers.
 */
export async function findSameQuestion(
  platform: Platform,
  transaction: Transaction,
  agent: CuratedAgent,
  question: string,
  exceptId?: number,
): Promise<CuratedAnswerRow | undefined> {
  const candidates = await loadCandidates(platform, agent, transaction)
  const closest = closestQuestion(
    question,
    candidates.filter(({ row }) => row.id !== exceptId),
  )
  return closest && closest.likeness >= REWORDED ? closest.candidate.row : undefined
}
