import { z } from 'zod'
import { instructionsInput } from '../agents/instructions.ts'
import { defineRoute } from '../base/route.ts'
import { idParams } from '../base/values.ts'
import { chatSourceSchema } from '../chat/chat.ts'
import { modelRefSchema } from '../models/models.ts'
import { answerTraceSchema, triedQuestion } from './answer-traces.ts'

/** What answers in a column of the comparison. */
const variantInput = z.object({
  /** `agent`: the model that the agent uses; `none`: answers are quoted; otherwise a model that the agent may choose. */
  model: z.union([z.enum(['agent', 'none']), modelRefSchema]),
  /** Replace the agent's own. */
  instructions: instructionsInput.optional(),
})
export type BakeOffVariant = z.infer<typeof variantInput>

export const tryVariant = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/try',
  summary:
    "Ask a question of an agent with another model or other instructions. Nothing is stored and no credit is used, but the model's tokens count.",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ question: triedQuestion, variant: variantInput }),
  response: z.object({
    isRefused: z.boolean(),
    text: z.string(),
    sources: z.array(chatSourceSchema),
    receipt: answerTraceSchema,
  }),
  errors: ['validation_failed', 'too_many_requests'],
})
export type TriedAnswer = z.infer<typeof tryVariant.response>
