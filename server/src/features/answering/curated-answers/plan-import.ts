import type {
  AnswerImportReport,
  AnswerRow,
} from '@parleykit/contract/answering/curated-answers/answer-files'
import { QuestionIndex } from '@parleykit/engine/similarity/question-index'
import { forEachYielding } from '../../../platform/concurrency/for-each-yielding.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { measureAnswers } from './core/measure-answers.ts'
import { type ParsedRow, parseAnswerRow } from './core/parse-answer-row.ts'
import { sameQuestionText } from './core/same-question-text.ts'
import { collide, type Validity } from './core/validity.ts'
import { type CuratedAgent, type CuratedCandidate, getCuratedCandidates } from './get-curated-candidates.ts'
import { type ParsedQuestion, parseQuestions } from './parse-questions.ts'
import { refuseAnswers } from './refuse-answers.ts'
import type { CuratedAnswerRow } from './tables.ts'

export interface ImportPlan {
  readonly added: ParsedRow[]
  readonly changed: { readonly current: CuratedAnswerRow; readonly row: ParsedRow }[]
  readonly report: AnswerImportReport
}

/** A question that has an answer already, or gets one by a row above. */
type Taken = ParsedQuestion & {
  readonly days: Validity
  readonly reason: (question: string) => string
}

/**
 * Compares the rows of a file with an agent's curated answers: a row with the same question changes its answer, and one
 * whose question or wording is taken by another answer on the same days is a duplicate. Ends early if the signal is
 * aborted.
 * @throws DomainError `validation_failed` and `plan_limit_reached` if the rows are too many or too long for any agent
 */
export async function planImport(
  {
    platform,
    owner,
    database,
    signal,
  }: OwnerContext & { readonly database: Queryable; readonly signal: AbortSignal },
  { agent, rows }: { readonly agent: CuratedAgent; readonly rows: readonly AnswerRow[] },
): Promise<ImportPlan> {
  const plan: ImportPlan = {
    ...{ added: [], changed: [] },
    report: { added: 0, changed: 0, unchanged: 0, duplicates: [], errors: [] },
  }
  const parsed: ParsedRow[] = []
  await forEachYielding(rows, (given) => {
    signal.throwIfAborted()
    const row = parseAnswerRow(given)
    if (typeof row === 'string') plan.report.errors.push({ row: given.row, reason: row })
    else parsed.push(row)
  })
  refuseAnswers(owner.subscriptionTier, measureAnswers(parsed), 0)
  const candidates = await getCuratedCandidates(platform, { agent, database })
  const currents = await matchCurrent(parsed, candidates)
  const matched = new Set(currents.values())
  const taken = new QuestionIndex<Taken>()
  for (const { row, ...question } of candidates)
    if (!matched.has(row))
      taken.add({ ...question, days: row, reason: (asked) => sameQuestionText(asked, row.question) })
  await forEachYielding(parsed, (row) => {
    signal.throwIfAborted()
    const questions = parseQuestions(row)
    const duplicate = findTaken(taken, row, questions)
    if (duplicate !== undefined) {
      plan.report.duplicates.push({ row: row.row, reason: duplicate })
      return
    }
    const reason = (asked: string) => `“${asked}” is already in row ${row.row}.`
    for (const question of questions) taken.add({ ...question, days: row, reason })
    const current = currents.get(row)
    if (!current) plan.added.push(row)
    else if (isSame(current, row)) plan.report.unchanged++
    else plan.changed.push({ current, row })
  })
  plan.report.added = plan.added.length
  plan.report.changed = plan.changed.length
  return plan
}

/** The stored answer that a row means: the one to its very question on the same days, or else on days in common. */
async function matchCurrent(
  parsed: readonly ParsedRow[],
  candidates: readonly CuratedCandidate[],
): Promise<Map<ParsedRow, CuratedAnswerRow>> {
  const byQuestion = Map.groupBy(new Set(candidates.map(({ row }) => row)), ({ question }) => question)
  const currents = new Map<ParsedRow, CuratedAnswerRow>()
  const claimed = new Set<CuratedAnswerRow>()
  for (const isMeant of [hasSameDays, collide])
    await forEachYielding(parsed, (row) => {
      if (currents.has(row)) return
      const current = byQuestion.get(row.question)?.find((each) => !claimed.has(each) && isMeant(each, row))
      if (!current) return
      currents.set(row, current)
      claimed.add(current)
    })
  return currents
}

function findTaken(
  taken: QuestionIndex<Taken>,
  row: ParsedRow,
  questions: readonly ParsedQuestion[],
): string | undefined {
  for (const [at, asked] of [row.question, ...row.wordings].entries()) {
    const question = questions[at]
    const rival = question && taken.findSameForm(question).find(({ days }) => collide(days, row))
    if (rival) return rival.reason(asked)
  }
  return undefined
}

const hasSameDays = (a: Validity, b: Validity) => a.validFrom === b.validFrom && a.validUntil === b.validUntil

function isSame(current: CuratedAnswerRow, row: ParsedRow): boolean {
  return (
    current.answer === row.answer &&
    hasSameDays(current, row) &&
    current.wordings.join('\n') === row.wordings.join('\n')
  )
}
