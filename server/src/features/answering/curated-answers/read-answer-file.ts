import {
  answerColumnsMax,
  answerFileTypes,
  curatedAnswersMax,
} from '@parleykit/contract/answering/curated-answers/limits'
import { restoreFormulas } from '../../../platform/csv/write-csv.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { ExtractionError } from '../../../platform/extraction/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReceivedFile } from '../../../platform/uploads/index.ts'

/** Room for a header and rows above it. */
const furtherRows = 20

/**
 * Reads the cells of an uploaded spreadsheet's first sheet, or of a CSV file, in its sandbox.
 * @throws DomainError `unsupported_media_type`, `unreadable_file`, and `not_ready` if too many files are waiting
 */
export async function readAnswerFile(platform: Platform, file: ReceivedFile): Promise<string[][]> {
  const ending = file.fileName.slice(file.fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!answerFileTypes.some((type) => type === ending)) {
    const types = answerFileTypes.join(', ')
    throw new DomainError('unsupported_media_type', `Questions and answers are read from ${types} files.`)
  }
  try {
    const { rows, fileType } = await platform.extraction.readCells(file, {
      maxRows: curatedAnswersMax + furtherRows,
      maxColumns: answerColumnsMax,
    })
    const isText = fileType === 'csv' || fileType === 'tsv'
    return isText ? rows.map((row) => row.map(restoreFormulas)) : rows
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    if (error.reason === 'busy') throw new DomainError('not_ready', error.message, { retryAfterSeconds: 5 })
    throw new DomainError('unreadable_file', error.message)
  }
}
