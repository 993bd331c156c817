import { z } from 'zod'
import { defineRoute } from './route.ts'
import { idParams } from './values.ts'

/** `trained: false` comes with `status: "processing"` and HTTP 202: the job goes on. */
export const trainResponse = z.object({
  message: z.string(),
  trained: z.boolean(),
  status: z.literal('processing').optional(),
})

export const trainAgent = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/train',
  summary: 'Train an agent on all of its knowledge',
  access: 'owner',
  params: idParams,
  response: trainResponse,
})
