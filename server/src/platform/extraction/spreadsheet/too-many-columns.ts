import { ExtractionError } from '../bounds/extraction-error.ts'

/** Columns of a sheet that are read. */
export const columnsMax = 200

export function tooManyColumns(): ExtractionError {
  const message = `This spreadsheet has more than ${columnsMax} columns. Split it into several files.`
  return new ExtractionError('too_large', message)
}
