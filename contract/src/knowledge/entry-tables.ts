import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { knowledgeEntryParams } from './knowledge.ts'
import { tableChoicesSchema } from './table-choices.ts'

const columnView = z.object({
  number: z.int(),
  /** Empty if no row names it. */
  name: z.string(),
  /** The first value below the header, shortened. */
  sample: z.string(),
  isLeftOut: z.boolean(),
})

/** A sheet as it is read. */
export const sheetViewSchema = z.object({
  name: z.string(),
  isLeftOut: z.boolean(),
  /** Number of rows in the file. */
  rows: z.int(),
  /** The row that names the columns; null if there is none. */
  headerRow: z.int().nullable(),
  /** The same without the owner's choice. */
  guessedHeaderRow: z.int().nullable(),
  keyColumn: z.int().nullable(),
  columns: z.array(columnView).max(200),
  /** One row as the agent reads it; empty if there is none. */
  exampleRow: z.string(),
})
export type SheetView = z.infer<typeof sheetViewSchema>

/** The sheets that the file doesn't hide, and the choices by which they were read. */
export const entryTablesSchema = z.object({
  sheets: z.array(sheetViewSchema),
  choices: tableChoicesSchema,
})
export type EntryTables = z.infer<typeof entryTablesSchema>

export const changeEntryTablesInput = z.object({
  choices: tableChoicesSchema,
  /** Shows what the choices make of the file, and stores nothing. */
  isPreview: z.boolean().default(false),
})

const path = '/api/agents/:id/knowledge/:entryId/table'

export const getEntryTables = defineRoute({
  method: 'GET',
  path,
  summary: 'Get how the tables of an uploaded spreadsheet are read',
  access: 'owner',
  role: 'editor',
  params: knowledgeEntryParams,
  response: entryTablesSchema,
})

export const changeEntryTables = defineRoute({
  method: 'PUT',
  path,
  summary:
    'Read an uploaded spreadsheet again with other sheets, header rows or columns. The agent answers from the previous text until the next training.',
  access: 'owner',
  role: 'editor',
  params: knowledgeEntryParams,
  body: changeEntryTablesInput,
  response: entryTablesSchema,
})
