import { z } from 'zod'
import { multipartOverheadBytes } from '../../base/limits.ts'
import { defineRoute } from '../../base/route.ts'
import { idParams } from '../../base/values.ts'
import { answerFileBytesMax, answerRowsBytesMax, curatedAnswersMax, curatedWordingsMax } from './limits.ts'

const answerFormats = ['csv', 'xlsx'] as const
export type AnswerFormat = (typeof answerFormats)[number]

/** Characters of a cell in a spreadsheet. */
const cell = z.string().max(40_000)

/** A row as it was written: what doesn't fit is reported for each row. */
export const answerRowInput = z.object({
  /** Its number in the file, for the report. */
  row: z.number().int().min(1).max(1_000_000),
  question: cell,
  answer: cell,
  wordings: z
    .array(cell)
    .max(5 * curatedWordingsMax)
    .default([]),
  /** A day such as 2026-12-24 or 24.12.2026; empty for none. */
  validFrom: cell.default(''),
  validUntil: cell.default(''),
})
export type AnswerRow = z.infer<typeof answerRowInput>

const skippedRow = z.object({ row: z.number().int(), reason: z.string() })

export const answerImportReport = z.object({
  /** Rows with a question that has no answer yet. */
  added: z.number().int(),
  /** Rows whose question has another answer, other wordings or other days. */
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that are left out because another answer, or a row above, has the same question. */
  duplicates: z.array(skippedRow),
  /** Rows that are left out because something in them is missing or wrong. */
  errors: z.array(skippedRow),
})
export type AnswerImportReport = z.infer<typeof answerImportReport>

export const readAnswerFile = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/curated-answers/file',
  summary: 'Read the rows of a spreadsheet or CSV file, to choose its columns. Nothing is stored.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  file: 'file',
  bodyBytesMax: answerFileBytesMax + multipartOverheadBytes,
  response: z.object({ rows: z.array(z.array(z.string())) }),
})

export const importCuratedAnswers = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/curated-answers/import',
  summary: 'Import questions with their answers: all rows without errors and duplicates, or only a preview',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ rows: z.array(answerRowInput).min(1).max(curatedAnswersMax), isPreview: z.boolean() }),
  bodyBytesMax: answerRowsBytesMax,
  response: answerImportReport,
})

export const exportCuratedAnswers = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/curated-answers/export',
  summary: 'Export all curated answers as a CSV or XLSX file, which can be imported again',
  access: 'owner',
  role: 'editor',
  params: idParams,
  query: z.object({ format: z.enum(answerFormats).default('csv') }),
  response: z.unknown(),
  download: true,
})
