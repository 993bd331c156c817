import type {
  AnswerImportReport,
  AnswerRow,
} from '@parleykit/contract/answering/curated-answers/answer-files'
import { QuestionIndex } from '@parleykit/engine/similarity/question-index'
import { forEachYielding } from '../../../platform/concurrency/for-each-yielding.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ParsedRow, parseAnswerRow } from './core/parse-answer-row.ts'
import { sameQuestionText } from './core/same-question-text.ts'
import { collide, type Validity } from './core/validity.ts'
import { type CuratedAgent, type CuratedCandidate, getCuratedCandidates } from './get-curated-candidates.ts'
import { type ParsedQuestion, parseQuestions } from './parse-questions.ts'
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
 * whose question or wording is taken by another answer on the same days is a duplicate.
 */
export async function planImport(
  { platform, database }: { readonly platform: Platform; readonly database: Queryable },
  { agent, rows }: { readonly agent: CuratedAgent; readonly rows: readonly AnswerRow[] },
): Promise<ImportPlan> {
  const candidates = await getCuratedCandidates(platform, { agent, database })
  const plan: ImportPlan = {
    ...{ added: [], changed: [] },
    report: { added: 0, changed: 0, unchanged: 0, duplicates: [], errors: [] },
  }
  const parsed = parseRows(rows, plan)
  const currents = matchCurrent(parsed, candidates)
  const matched = new Set(currents.values())
  const taken = new QuestionIndex<Taken>()
  for (const { row, ...question } of candidates)
    if (!matched.has(row))
      taken.add({ ...question, days: row, reason: (asked) => sameQuestionText(asked, row.question) })
  await forEachYielding(parsed, (row) => {
    const duplicate = findTaken(taken, row)
    if (duplicate !== undefined) {
      plan.report.duplicates.push({ row: row.row, reason: duplicate })
      return
    }
    const reason = (asked: string) => `“${asked}” is already in row ${row.row}.`
    for (const question of parseQuestions(row)) taken.add({ ...question, days: row, reason })
    const current = currents.get(row)
    if (!current) plan.added.push(row)
    else if (isSame(current, row)) plan.report.unchanged++
    else plan.changed.push({ current, row })
  })
  plan.report.added = plan.added.length
  plan.report.changed = plan.changed.length
  return plan
}

function parseRows(rows: readonly AnswerRow[], { report }: ImportPlan): ParsedRow[] {
  return rows.flatMap((given) => {
    const parsed = parseAnswerRow(given)
    if (typeof parsed !== 'string') return [parsed]
    report.errors.push({ row: given.row, reason: parsed })
    return []
  })
}

/** The stored answer that a row means: the one to its very question on the same days, or else on days in common. */
function matchCurrent(
  parsed: readonly ParsedRow[],
  candidates: readonly CuratedCandidate[],
): Map<ParsedRow, CuratedAnswerRow> {
  const byQuestion = Map.groupBy(new Set(candidates.map(({ row }) => row)), ({ question }) => question)
  const currents = new Map<ParsedRow, CuratedAnswerRow>()
  const claimed = new Set<CuratedAnswerRow>()
  for (const isMeant of [hasSameDays, collide])
    for (const row of parsed) {
      if (currents.has(row)) continue
      const current = byQuestion.get(row.question)?.find((each) => !claimed.has(each) && isMeant(each, row))
      if (!current) continue
      currents.set(row, current)
      claimed.add(current)
    }
  return currents
}

function findTaken(taken: QuestionIndex<Taken>, row: ParsedRow): string | undefined {
  for (const question of [row.question, ...row.wordings]) {
    const rival = taken.findSame(question).find(({ days }) => collide(days, row))
    if (rival) return rival.reason(question)
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
