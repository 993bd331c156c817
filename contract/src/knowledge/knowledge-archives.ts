import { z } from 'zod'
import { multipartOverheadBytes } from '../base/limits.ts'
import { defineRoute } from '../base/route.ts'
import { idParams } from '../base/values.ts'
import { knowledgeEntrySchema } from './knowledge.ts'
import { archiveBytesMax } from './limits.ts'

/** A file that isn't part of the knowledge, by its path in the archive or folder. */
export const skippedFileSchema = z.object({
  path: z.string(),
  /** A sentence for the owner. */
  reason: z.string(),
  /** Whether a larger plan would have room for it. */
  isOverPlan: z.boolean(),
})
export type SkippedFile = z.infer<typeof skippedFileSchema>

export const uploadKnowledgeArchive = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/archive',
  summary: 'Add the files in a ZIP archive to the knowledge, each as an entry named by its path',
  access: 'owner',
  role: 'editor',
  params: idParams,
  file: 'file',
  bodyBytesMax: archiveBytesMax + multipartOverheadBytes,
  response: z.object({
    taken: z.array(knowledgeEntrySchema),
    skipped: z.array(skippedFileSchema),
  }),
})
