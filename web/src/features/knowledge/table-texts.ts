/** Texts of the form in which an owner chooses how a spreadsheet is read. */
export const tableTexts = {
  open: 'Table',
  openOf: (name: string) => `Choose the columns of ${name}`,
  help: 'Choose what your agent reads of this file. Your agent uses it after the next training.',
  loadFailed: "The tables couldn't be read.",
  sheet: 'Sheet',
  leftOutSheet: (name: string) => `${name} (left out)`,
  readsSheet: 'Read this sheet',
  headerRow: 'Row with the column names',
  guess: (row: number | null) =>
    row === null
      ? 'Leave it empty for the guess: no row has column names.'
      : `Leave it empty for the guess: row ${row.toLocaleString('en-US')}.`,
  keyColumn: 'Key column',
  keyHelp: 'It comes first in each row, such as an article number.',
  noKey: 'None: as in the file',
  columns: 'Columns your agent reads',
  column: (number: number) => `Column ${number}`,
  example: 'One row as the agent reads it',
  noExample: 'There is no row below the column names.',
  sheetIsLeftOut: "Your agent doesn't read this sheet.",
  saved: { title: 'Table saved', description: 'Your agent will use it after the next training.' },
  saveFailed: { title: 'Error', description: 'Failed to save the table. Your changes are still here.' },
} as const
