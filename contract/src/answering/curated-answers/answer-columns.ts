import type { AnswerRow } from './answer-files.ts'

/** What a column of a file of questions and answers holds. Wordings may be in several columns, and in lines of a cell. */
export const columnRoles = ['question', 'answer', 'wordings', 'validFrom', 'validUntil', 'none'] as const
export type ColumnRole = (typeof columnRoles)[number]

/** The names of the columns in an exported file. */
export const answerColumnNames: Readonly<Record<Exclude<ColumnRole, 'none'>, string>> = {
  question: 'Question',
  answer: 'Answer',
  wordings: 'Other wordings',
  validFrom: 'First day',
  validUntil: 'Last day',
}

/** The names of the days in files of earlier versions. */
const formerNames = new Map<string, ColumnRole>([
  ['valid from', 'validFrom'],
  ['valid until', 'validUntil'],
])

/** Columns in the order of an exported file. */
const exported = columnRoles.filter((role) => role !== 'none')

/** What each column probably holds: by the names of an exported file, else a question and its answer come first. */
export function guessColumnRoles(rows: readonly (readonly string[])[]): ColumnRole[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const header = rows[0] ?? []
  const named = Array.from({ length: columns }, (_, column) => roleOfName(header[column] ?? ''))
  if (named.includes('question') && named.includes('answer')) return named
  return named.map((_, column) => (column === 0 ? 'question' : column === 1 ? 'answer' : 'none'))
}

function roleOfName(name: string): ColumnRole {
  const words = name.trim().toLowerCase()
  const named = exported.find((role) => answerColumnNames[role].toLowerCase() === words)
  return named ?? formerNames.get(words) ?? 'none'
}

/** The rows of a file as they are imported, without blank ones. */
export function mapAnswerRows(
  rows: readonly (readonly string[])[],
  { roles, hasHeader }: { readonly roles: readonly ColumnRole[]; readonly hasHeader: boolean },
): AnswerRow[] {
  return rows.flatMap((cells, index) => {
    const cellOf = (role: ColumnRole) => cells[roles.indexOf(role)] ?? ''
    const wordings = cells
      .filter((_, column) => roles[column] === 'wordings')
      .flatMap((cell) => cell.split(/\r?\n/))
    const mapped = {
      row: index + 1,
      question: cellOf('question'),
      answer: cellOf('answer'),
      wordings: wordings.filter((wording) => wording.trim() !== ''),
      validFrom: cellOf('validFrom'),
      validUntil: cellOf('validUntil'),
    }
    const isBlank = [mapped.question, mapped.answer, ...mapped.wordings].every((text) => text.trim() === '')
    return isBlank || (hasHeader && index === 0) ? [] : [mapped]
  })
}
