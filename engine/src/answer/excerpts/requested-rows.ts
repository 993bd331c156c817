import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { LineRun } from '../../text/annotations/line-run.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import { questionMatcher, type TextMatch } from '../evidence/match-question.ts'

/** A match at least this strong can tell lines apart. */
const TELLING = 0.5
/** Another line must match about as clearly as the first. */
const AS_CLEARLY = 0.7
/** The share of the best line's score from which lines count as equally good. */
const AS_WELL = 0.99
const MOST_ROUNDS = 3
interface Term {
  readonly number: number
  readonly weight: number
}

/**
 * The lines of a run that the question is about ("how much is the tandem?"), in order, or all of them if the question
 * doesn't tell them apart ("list all prices"). `above` is the text above the run.
 */
export function requestedRows(
  question: AnalysedQuestion,
  sentences: readonly Sentence[],
  run: LineRun,
  above: string,
): readonly (readonly number[])[] {
  const header = sentences[run.context ?? -1]?.text ?? ''
  const match = questionMatcher(question, { withConcepts: false })
  const rows = run.lines.map((line) => match(line.map((at) => sentences[at]?.text ?? '').join(' ')))
  const distinctive = distinctiveTerms(question, rows, match(`${above}\n${header}`))
  if (distinctive.length === 0) return run.lines
  const requested = requestedLines(rows, distinctive)
  return run.lines.filter((_, at) => requested.has(at))
}

/**
 * Words that some lines have and others don't, and that aren't in the text above all of them. Words of the previous
 * question count only if the question's own words don't tell lines apart.
 */
function distinctiveTerms(question: AnalysedQuestion, rows: readonly TextMatch[], over: TextMatch): Term[] {
  const isDistinctive = (number: number) => {
    const matching = rows.filter((row) => (row.strengths[number] ?? 0) >= TELLING).length
    return matching > 0 && matching < rows.length && (over.strengths[number] ?? 0) < TELLING
  }
  const distinctive = question.terms.flatMap(({ weight, isFunctionWord, isContext }, number) =>
    !isFunctionWord && isDistinctive(number) ? [{ number, weight, isContext }] : [],
  )
  const own = distinctive.filter(({ isContext }) => !isContext)
  return own.length > 0 ? own : distinctive
}

function requestedLines(rows: readonly TextMatch[], distinctive: readonly Term[]): Set<number> {
  const requested = new Set<number>()
  let left = distinctive
  let clearest = 0
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round++) {
    const scores = rows.map(({ strengths }) =>
      left.reduce((sum, { number, weight }) => sum + weight * (strengths[number] ?? 0), 0),
    )
    const best = Math.max(...scores)
    if (best < clearest * AS_CLEARLY) break
    clearest = Math.max(clearest, best)
    const lines = rows.flatMap((_, at) => ((scores[at] ?? 0) >= best * AS_WELL ? [at] : []))
    for (const line of lines) requested.add(line)
    left = left.filter(({ number }) => lines.every((line) => (rows[line]?.strengths[number] ?? 0) < TELLING))
  }
  return requested
}
