import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, messageResponse } from '../base/values.ts'
import { actionValuesSchema } from './action-inputs.ts'
import { actionCardSchema } from './action-runs.ts'
import { actionInputBody, actionSchema } from './actions.ts'

const actionParams = z.object({ id: idParam, actionId: idParam })

export const listActions = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/actions',
  summary: "List an agent's actions",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(actionSchema),
})

export const createAction = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/actions',
  summary: 'Add an action. Secret header values are stored encrypted and never returned in full.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: actionInputBody,
  response: actionSchema,
  status: 201,
  errors: ['too_many_requests'],
})

export const getAction = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/actions/:actionId',
  summary: 'Get an action',
  access: 'owner',
  role: 'viewer',
  params: actionParams,
  response: actionSchema,
})

export const updateAction = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/actions/:actionId',
  summary: 'Replace an action. A secret header without a value keeps its value, unless the host changes.',
  access: 'owner',
  role: 'editor',
  params: actionParams,
  body: actionInputBody,
  response: actionSchema,
  errors: ['too_many_requests', 'changed_meanwhile'],
})

export const deleteAction = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/actions/:actionId',
  summary: 'Delete an action, with the records of its runs. Runs that wait for approval are declined.',
  access: 'owner',
  role: 'editor',
  params: actionParams,
  response: messageResponse,
  errors: ['changed_meanwhile'],
})

export const actionTrialSchema = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    body: z.string(),
  }),
  /** Null if there was no response. */
  status: z.number().int().nullable(),
  /** The beginning of the response, so that its fields can be picked. */
  response: z.string(),
  /** What a visitor would see; null if it failed. */
  card: actionCardSchema.nullable(),
  text: z.string(),
  /** Why it failed, as a sentence for the owner. */
  fault: z.string().nullable(),
  milliseconds: z.number().int(),
})
export type ActionTrial = z.output<typeof actionTrialSchema>

export const tryAction = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/actions/:actionId/try',
  summary: 'Run an action once with your own values, and see the request and the response',
  access: 'owner',
  role: 'editor',
  params: actionParams,
  body: z.object({ values: actionValuesSchema }),
  response: actionTrialSchema,
  errors: ['too_many_requests'],
})
