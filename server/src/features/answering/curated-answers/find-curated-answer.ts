import { closestQuestion } from '@parleykit/engine/similarity/closest-question'
import { REWORDED } from '@parleykit/engine/similarity/compare-questions'
import type { Platform } from '../../../platform/platform.ts'
import { dayOf, hasDates, stateOn } from './core/validity.ts'
import { type CuratedAgent, getCuratedCandidates } from './get-curated-candidates.ts'
import type { CuratedAnswerRow } from './tables.ts'

/**
 * The owner's answer to the same or a very similar question, the newest of equal matches; else undefined. Answers are
 * given on their days only, and then come before those without dates.
 */
export async function findCuratedAnswer(
  platform: Platform,
  { agent, question }: { readonly agent: CuratedAgent; readonly question: string },
): Promise<CuratedAnswerRow | undefined> {
  const candidates = await getCuratedCandidates(platform, { agent })
  if (candidates.length === 0) return undefined
  const day = dayOf(agent, platform.clock())
  const active = candidates.filter(({ row }) => stateOn(row, day) === 'active')
  const dated = closestQuestion(
    question,
    active.filter(({ row }) => hasDates(row)),
  )
  if (dated && dated.likeness >= REWORDED) return dated.candidate.row
  return closestQuestion(question, active)?.candidate.row
}
