import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { addKnowledgeTextInput, knowledgeEntryParams, knowledgeEntrySchema } from './knowledge.ts'
import { knowledgeRequestBytesMax } from './limits.ts'

/** `version` is the version of the entry that was edited, so that nobody's changes are overwritten unseen. */
export const changeKnowledgeTextInput = addKnowledgeTextInput
  .omit({ fileType: true })
  .extend({ version: z.string().max(100) })
export type ChangeKnowledgeTextInput = z.infer<typeof changeKnowledgeTextInput>

export const changeKnowledgeText = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/knowledge/:entryId',
  summary: 'Update a knowledge text. The agent answers from the previous text until the next training.',
  access: 'owner',
  role: 'editor',
  params: knowledgeEntryParams,
  body: changeKnowledgeTextInput,
  bodyBytesMax: knowledgeRequestBytesMax,
  response: knowledgeEntrySchema,
})
