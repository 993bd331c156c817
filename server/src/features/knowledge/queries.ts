import { getTableColumns, sql } from '../../platform/database/drizzle.ts'
import { linkHash } from '../agents/index.ts'
import type { MeasuredText } from './measure-text.ts'
import { knowledgeEntries } from './tables.ts'

const knowledgePreviewLength = 300

const { text, links: _, ...columns } = getTableColumns(knowledgeEntries)

/** The columns of a list row. The database truncates the text; the full text and the links are not sent. */
export const knowledgeEntryHead = {
  ...columns,
  preview: sql<string>`left(${text}, ${sql.raw(String(knowledgePreviewLength))})`,
}

/** Matches entries whose file waits for OCR. */
export const isWaitingScan = sql`${knowledgeEntries.facts} ? 'waitsForOcr'`

/** An entry's facts once its scan doesn't wait any more. */
export const withoutScanProgress = sql`${knowledgeEntries.facts} - array['waitsForOcr', 'ocrPagesDone', 'ocrPagesTotal']`

const weakWords = '⟦[^⟧]*⟧'

/** An entry's text without the words that OCR wasn't sure of, which are marked: no one must quote them. */
export const textToRead = sql<string>`
  case when ${knowledgeEntries.readBy} is null then ${text}
  else regexp_replace(${text}, ${weakWords}, '...', 'g') end`

/** The columns of an entry that are computed from its text. */
export function columnsOf(agentId: number, { linkedPages, ...measured }: MeasuredText) {
  return { ...measured, links: linkedPages.map((page) => linkHash(agentId, page)) }
}
