import type { ColumnRole } from '@parleykit/contract/answering/curated-answers/answer-columns'
import { answerFileTypes, curatedAnswersMax } from '@parleykit/contract/answering/curated-answers/limits'

const rowsMax = curatedAnswersMax.toLocaleString('en-US')

/** Texts of the import of questions and answers from a file. */
export const importTexts = {
  open: 'Import',
  title: 'Import questions and answers',
  choose: 'Choose file',
  fileLabel: 'File with questions and answers',
  fileHelp: `A spreadsheet or CSV file (${answerFileTypes.join(', ')}) with a question and its answer in each row, up to ${rowsMax} rows. Nothing is stored before you have seen a preview.`,
  reading: 'Reading the file',
  readFailed: 'Failed to read the file.',
  columnsHelp: 'Choose what each column holds.',
  hasHeader: 'The first row has column names',
  column: (number: number) => `Column ${number}`,
  roles: {
    question: 'Question',
    answer: 'Answer',
    wordings: 'Other wordings',
    validFrom: 'First day',
    validUntil: 'Last day',
    none: 'Leave out',
  } satisfies Record<ColumnRole, string>,
  needsBoth: 'Choose a column for the question and one for the answer.',
  noRows: 'There are no rows below the column names.',
  tooManyRows: `A file can have up to ${rowsMax} questions. Split it into several files.`,
  previewFailed: 'Failed to check the rows.',
  toPreview: 'Next: Preview',
  checking: 'Checking...',
  back: 'Back',
  previewHelp: 'Nothing is stored yet.',
  counts: { added: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  duplicates: (count: number) => (count === 1 ? '1 duplicate, left out' : `${count} duplicates, left out`),
  errors: (count: number) =>
    count === 1 ? '1 row with an error, left out' : `${count} rows with errors, left out`,
  row: (number: number) => `Row ${number}`,
  nothing: 'There is nothing to import: no row is new or changed.',
  apply: (count: number) => `Import ${count.toLocaleString('en-US')}`,
  applying: 'Importing...',
  applyFailed: { title: 'Error', description: 'Failed to import the answers. Nothing was stored.' },
  applied: (added: number, changed: number) => ({
    title: 'Answers imported',
    description: `${added.toLocaleString('en-US')} added, ${changed.toLocaleString('en-US')} changed. Your agent uses them from now on.`,
  }),
} as const
