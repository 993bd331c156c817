import { sheetColumnsMax } from '@parleykit/contract/knowledge/limits'
import { ExtractionError } from '../bounds/extraction-error.ts'

export function tooManyColumns(): ExtractionError {
  const message = `This spreadsheet has more than ${sheetColumnsMax} columns. Split it into several files.`
  return new ExtractionError('too_large', message)
}
