import { z } from 'zod'
import { sheetColumnsMax, sheetRowsMax } from './limits.ts'

const sheetName = z.string().max(200)
const columnNumber = z.int().min(1).max(sheetColumnsMax)

/** How one sheet is read. Rows and columns are counted from 1, as in the file. */
const sheetChoice = z.object({
  /** The sheet's name; empty for a CSV file. */
  name: sheetName,
  /** The row that names the columns; null for the guess. */
  headerRow: z.int().min(1).max(sheetRowsMax).nullable(),
  /** The column that is written first; null for the order of the file. */
  keyColumn: columnNumber.nullable(),
  leftOutColumns: z.array(columnNumber).max(sheetColumnsMax),
})
export type SheetChoice = z.infer<typeof sheetChoice>

/** How the owner wants a spreadsheet to be read. A sheet that isn't named is read as it is guessed. */
export const tableChoicesSchema = z.object({
  leftOutSheets: z.array(sheetName).max(200),
  sheets: z.array(sheetChoice).max(200),
})
export type TableChoices = z.infer<typeof tableChoicesSchema>

export const noTableChoices: TableChoices = { leftOutSheets: [], sheets: [] }
