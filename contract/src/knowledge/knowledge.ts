import { z } from 'zod'
import { multipartOverheadBytes } from '../base/limits.ts'
import { defineRoute } from '../base/route.ts'
import {
  idParam,
  idParams,
  idValue,
  instant,
  messageResponse,
  nameText,
  storableText,
} from '../base/values.ts'
import { isVisible } from '../base/visible-text.ts'
import {
  fileNameMax,
  folderPathMax,
  knowledgeRequestBytesMax,
  knowledgeTextMax,
  uploadBytesMax,
  uploadTypes,
} from './limits.ts'
import { hasPlaceholders } from './placeholders.ts'
import { validationTexts } from './texts.ts'

/** What reads scanned pages and pictures. */
const textReader = z.enum(['ocr', 'model'])
export type TextReader = z.infer<typeof textReader>

/** `content` is a short preview (the URL for website entries); `metadata` is JSON in a string. */
export const knowledgeEntrySchema = z.object({
  id: idValue,
  fileName: z.string(),
  fileType: z.string(),
  content: z.string(),
  metadata: z.string(),
  /** What has read the text of its scanned pages or its picture; null if nothing had to. */
  readBy: textReader.nullable(),
  /** Whether the agent answers from its current text; otherwise it waits for a training. */
  trained: z.boolean(),
  /** Why trainings leave out its current text; null if they don't. */
  trainingError: z.string().nullable(),
  /** Whether the agent answers from an older text in the meantime. */
  changedSince: z.boolean(),
  createdAt: instant,
})
export type KnowledgeEntry = z.infer<typeof knowledgeEntrySchema>

export const knowledgeEntryWithTextSchema = knowledgeEntrySchema.extend({
  text: z.string(),
  /** Identifies this title and text. Send it back with a change. */
  version: z.string(),
})
export type KnowledgeEntryWithText = z.infer<typeof knowledgeEntryWithTextSchema>

/** What `metadata` holds once parsed. Unknown fields may be added. */
export const knowledgeMetadataSchema = z.object({
  /** Bytes of the extracted text, as UTF-8. */
  textBytes: z.number().int(),
  words: z.number().int(),
  /** Bytes of the uploaded file. */
  fileBytes: z.number().int().optional(),
  /** URL of the page or file that it was extracted from. */
  sourceUrl: z.string().optional(),
  /** The live source that it was read from. */
  sourceId: z.number().int().optional(),
  /** When the text of a page was read, ISO 8601. */
  readAt: z.string().optional(),
  /** ISO 639-1 code; absent for code and if it can't be detected. */
  language: z.string().optional(),
  /** Pages of a PDF, and how many of them are blank or images. */
  pages: z.number().int().optional(),
  pagesWithoutText: z.number().int().optional(),
  /** Pages without text, or a picture, are going to be read by OCR. */
  waitsForOcr: z.boolean().optional(),
  /** How many of these pages OCR has read so far. */
  ocrPagesDone: z.number().int().optional(),
  ocrPagesTotal: z.number().int().optional(),
  /** The pages that OCR has read, each with its confidence in percent: `1:95 2:88`. */
  ocrPages: z.string().optional(),
  /** Their mean confidence in percent. */
  ocrConfidence: z.number().int().optional(),
  /** How many pages a model has read. */
  modelPages: z.number().int().optional(),
  /** Why OCR found no text, or not all of it, as a sentence. */
  ocrFailure: z.string().optional(),
  /** The text shows signs of a wrong encoding or of broken fonts. */
  looksGarbled: z.boolean().optional(),
  /** More than half of the text is in tables. */
  mostlyTable: z.boolean().optional(),
})
export type KnowledgeMetadata = z.infer<typeof knowledgeMetadataSchema>

export const addKnowledgeTextInput = z.object({
  content: z
    .string(validationTexts.contentRequired)
    .max(knowledgeTextMax, validationTexts.contentTooLong)
    .pipe(storableText)
    .refine(isVisible, validationTexts.contentRequired)
    .refine((text) => !hasPlaceholders(text), validationTexts.placesLeft),
  fileName: nameText.pipe(z.string().max(fileNameMax, validationTexts.fileNameTooLong)).optional(),
  /** The kind of text: `text`, or the extension of the file that contains it. */
  fileType: z
    .enum(['text', ...uploadTypes], {
      error: ({ input }) => (input === 'website' ? validationTexts.websiteIsScraped : undefined),
    })
    .optional(),
})
export type AddKnowledgeTextInput = z.infer<typeof addKnowledgeTextInput>

export const knowledgeEntryParams = z.object({ id: idParam, entryId: idParam })

export const listKnowledge = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge',
  summary: "List an agent's knowledge entries, newest first",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(knowledgeEntrySchema),
})

export const getKnowledgeEntry = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/:entryId',
  summary: 'Get a knowledge entry with the text that the agent reads',
  access: 'owner',
  role: 'viewer',
  params: knowledgeEntryParams,
  response: knowledgeEntryWithTextSchema,
})

export const listEntryQuestions = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/:entryId/questions',
  summary:
    'List up to three questions that a knowledge entry answers. Empty until the agent is trained on it.',
  access: 'owner',
  role: 'viewer',
  params: knowledgeEntryParams,
  response: z.array(z.string()),
})

export const downloadKnowledgeFile = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/:entryId/file',
  summary: 'Download the original file of a knowledge entry',
  access: 'owner',
  role: 'viewer',
  params: knowledgeEntryParams,
  response: z.string().meta({ format: 'binary' }),
  download: true,
})

export const addKnowledgeText = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge',
  summary: 'Add a text to the knowledge',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: addKnowledgeTextInput,
  bodyBytesMax: knowledgeRequestBytesMax,
  response: knowledgeEntrySchema,
  status: 201,
})

export const uploadKnowledgeFile = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/upload',
  summary: 'Add a file to the knowledge',
  access: 'owner',
  role: 'editor',
  params: idParams,
  query: z.object({
    /** The folder that the file was in, with slashes. It becomes part of the entry's name. */
    folder: z.string().max(folderPathMax).optional(),
  }),
  file: 'file',
  bodyBytesMax: uploadBytesMax + multipartOverheadBytes,
  response: knowledgeEntrySchema,
  status: 201,
})

export const readScanAgain = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/:entryId/scan',
  summary:
    'Read the scanned pages of a file, or a picture, again. The agent answers from the previous text until the next training.',
  access: 'owner',
  role: 'editor',
  params: knowledgeEntryParams,
  response: knowledgeEntrySchema,
})

export const deleteKnowledgeEntry = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/knowledge/:entryId',
  summary: 'Delete a knowledge entry. Answers stop using it immediately.',
  access: 'owner',
  role: 'editor',
  params: knowledgeEntryParams,
  response: messageResponse,
})
