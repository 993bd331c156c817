import { knowledgePreviewLength } from '@parleykit/contract/limits'
import { getTableColumns, sql } from '../../platform/database/drizzle.ts'
import { knowledgeEntries } from './tables.ts'

const { text, ...columns } = getTableColumns(knowledgeEntries)

/** The columns of a list row: the text is cut by the database and doesn't travel. */
export const knowledgeEntryHead = {
  ...columns,
  preview: sql<string>`left(${text}, ${sql.raw(String(knowledgePreviewLength))})`,
}
