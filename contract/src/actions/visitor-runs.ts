import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParam, idValue } from '../base/values.ts'
import { actionEventSchema } from './action-runs.ts'

const publicId = z.string().min(1).max(64)
const publicRunParams = z.object({ botId: publicId, runId: z.string().min(1).max(64) })
/** `preview=1` marks a request as the owner's from the playground. */
const previewQuery = z.object({
  preview: z
    .enum(['0', '1'])
    .optional()
    .transform((value) => value === '1'),
})

export const getRun = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/actions/:runId',
  summary: 'Get an action that the agent offered in a conversation (requires X-Visitor-Token)',
  access: 'public',
  params: publicRunParams,
  query: previewQuery,
  response: actionEventSchema,
  headers: ['visitorToken'],
})

export const listOpenRuns = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations/:conversationId/actions',
  summary: 'List the actions of a conversation that are open, each with the message that offered it',
  access: 'public',
  params: z.object({ botId: publicId, conversationId: idParam }),
  query: previewQuery,
  response: z.array(z.object({ messageId: idValue, action: actionEventSchema })),
  headers: ['visitorToken'],
})
