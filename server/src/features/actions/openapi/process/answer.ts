import { openapiReadingSchema } from '@parleykit/contract/actions/openapi-import'
import { z } from 'zod'

/**
 * What the process that reads a document tells. It is validated like any input, since a hostile document may have taken
 * the process over.
 */
export const openapiAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), ...openapiReadingSchema.shape }),
  /** `message` is a sentence for the owner. */
  z.object({ kind: z.literal('unreadable'), message: z.string().max(200) }),
])
export type OpenapiAnswer = z.output<typeof openapiAnswerSchema>
