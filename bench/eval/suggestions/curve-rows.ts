import { ANSWERABILITY_THRESHOLD } from '@parleykit/engine/answer/evidence/answerability-weights'
import { percent, type Row } from '../rows.ts'
import type { Outcome, SuggestionFigures } from './measure-suggestions.ts'

/** By how much the threshold is moved, in log odds. */
const SHIFTS = [-2, -1, -0.5, -0.25, 0, 0.25, 0.5, 1, 2]

/** What everyday questions of a set would come to at other thresholds: in English, and in other languages. */
export function curveRows(set: string, figures: readonly SuggestionFigures[]): Row[] {
  const english = figures.filter(({ language }) => language === 'en')
  const others = figures.filter(({ language }) => language !== 'en')
  return [
    ...rowsOf(
      `${set}, in English`,
      english.flatMap(({ outcomes }) => outcomes),
    ),
    ...rowsOf(
      `${set}, in other languages`,
      others.flatMap(({ outcomes }) => outcomes),
    ),
  ]
}

function rowsOf(name: string, outcomes: readonly Outcome[]): Row[] {
  const known = outcomes.filter(({ isKnown }) => isKnown)
  const unknown = outcomes.filter(({ isKnown }) => !isKnown)
  if (known.length === 0) return []
  return SHIFTS.map((shift) => {
    const least = logOdds(ANSWERABILITY_THRESHOLD) + shift
    const isAnswered = ({ confidence }: Outcome) => logOdds(confidence) >= least
    const answered = known.filter(isAnswered)
    const right = answered.filter(({ wouldBeRight }) => wouldBeRight).length
    const share = (part: number) => percent(part / known.length)
    const refused = unknown.filter((outcome) => !isAnswered(outcome)).length
    return [
      `${name}, threshold moved by ${shift}: right / wrong / refused; of what isn't known, refused`,
      `${share(right)} / ${share(answered.length - right)} / ${share(known.length - answered.length)}; ${percent(refused / Math.max(1, unknown.length))}`,
    ]
  })
}

function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance))
}
