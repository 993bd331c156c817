import { closestQuestion } from '@parleykit/engine/similarity/closest-question'
import type { Platform } from '../../../platform/platform.ts'
import { type CuratedAgent, getCuratedCandidates } from './get-curated-candidates.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** The owner's answer to the same or a very similar question, the newest of equal matches; else undefined. */
export async function findCuratedAnswer(
  platform: Platform,
  { agent, question }: { readonly agent: CuratedAgent; readonly question: string },
): Promise<CuratedAnswerRow | undefined> {
  return closestQuestion(question, await getCuratedCandidates(platform, { agent }))?.candidate.row
}
