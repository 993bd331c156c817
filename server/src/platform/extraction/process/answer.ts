import { sheetViewSchema } from '@parleykit/contract/knowledge/entry-tables'
import { z } from 'zod'
import { extractionFailures } from '../bounds/extraction-error.ts'

const extractedText = z.object({
  text: z.string(),
  title: z.string().nullable(),
  /** The file's extension in lower case, such as `pdf`. */
  fileType: z.string(),
  /** For plain text files: the WHATWG name of the encoding that they were read in. */
  characterSet: z.string().optional(),
  /** For spreadsheets whose tables were chosen. */
  sheets: z.array(sheetViewSchema).optional(),
  /** For PDFs. Pages without text are blank or images; `scanned` are their numbers, from 1. */
  pages: z
    .object({ count: z.number().int(), withoutText: z.number().int(), scanned: z.array(z.int()) })
    .optional(),
})

/**
 * The text of a file in one form for all types: headings as `#` lines, lists as `- ` or `1. `, table rows as `| a | b
 * |`, code in fences, one blank line between blocks. Source code and Markdown are unchanged.
 */
export type ExtractedText = z.infer<typeof extractedText>

/**
 * A child process's final answer. It is validated like any input, since a hostile file may have taken over the process.
 */
const failure = z.object({
  kind: z.literal('failure'),
  reason: z.enum(extractionFailures),
  message: z.string().max(1000),
  cause: z.string().max(4000).optional(),
  textBytes: z.number().int().optional(),
  scannedPages: z.array(z.int()).optional(),
})

export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), extracted: extractedText }),
  failure,
])

const cells = z.object({
  rows: z.array(z.array(z.string())),
  /** The type by content, such as `xlsx`. */
  fileType: z.string(),
})

/** The texts of cells, row by row. Days are written as ISO 8601 does. */
export type Cells = z.infer<typeof cells>

/** The same for cells. */
export const cellsAnswerSchema = z.discriminatedUnion('kind', [
  cells.extend({ kind: z.literal('cells') }),
  failure,
])
export type CellsAnswer = z.infer<typeof cellsAnswerSchema>

export type ExtractionAnswer = z.infer<typeof answerSchema>
