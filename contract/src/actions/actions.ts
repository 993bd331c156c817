import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import {
  idParam,
  idParams,
  idValue,
  instant,
  messageResponse,
  nameText,
  storableText,
  trimmedText,
} from '../base/values.ts'
import { actionInputSchema, actionInputsSchema, actionValuesSchema } from './action-inputs.ts'
import { actionCardSchema } from './action-runs.ts'
import {
  actionBodyMax,
  actionHeadersMax,
  actionHeaderValueMax,
  actionNameMax,
  actionPhraseMax,
  actionPhrasesMax,
  actionPicksMax,
  actionPurposeMax,
  actionTextMax,
  actionUrlMax,
} from './limits.ts'

/** Who may use an action: anyone, or visitors whom the website signed in. */
export const actionAudiences = ['anyone', 'signed_in'] as const
export type ActionAudience = (typeof actionAudiences)[number]

export const actionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const ownHeaders = new Set([
  ...['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'te', 'trailer'],
  ...['expect', 'upgrade', 'idempotency-key', '__proto__'],
])

/** A header's value is a secret's ending if it is one; null if the secret is missing. */
const headerSchema = z.object({ name: z.string(), value: z.string().nullable(), isSecret: z.boolean() })

/** A part of the response that is shown: the rest reaches no model, visitor or log. */
const pickSchema = z.object({
  /** Names of fields separated by dots, with [] for all items of a list: `orders[].status`. */
  path: z.string(),
  label: z.string(),
})
export type ActionPick = z.output<typeof pickSchema>

export const httpSettingsSchema = z.object({
  method: z.enum(actionMethods),
  /** A template: `https://shop.example/orders/{{ order }}`. The host can't depend on inputs. */
  url: z.string(),
  headers: z.array(headerSchema),
  bodyType: z.enum(['none', 'json', 'form', 'text']),
  /** A template, too. In JSON, each string is one: `{"email": "{{ email }}"}`. */
  body: z.string(),
  picks: z.array(pickSchema),
  /** Whether the API runs a request only once if it comes with the same Idempotency-Key. */
  honorsIdempotencyKey: z.boolean(),
})
export type HttpSettings = z.output<typeof httpSettingsSchema>

/** Send a secret without a value to keep it. */
const editedHeader = headerSchema.extend({
  name: z
    .string()
    .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'This is not a header name')
    .refine((name) => !ownHeaders.has(name.toLowerCase()), 'This header is set by ParleyKit'),
  value: storableText
    .pipe(z.string().max(actionHeaderValueMax))
    .refine((value) => /^[\t\x20-\x7e\u00a0-\u00ff]*$/.test(value), 'A header has one line of Latin letters')
    .nullable(),
})

const editedPick = pickSchema.extend({
  path: z
    .string()
    .max(200)
    .regex(/^[^\s[\].]+(\[\])?(\.[^\s[\].]+(\[\])?)*$/, 'This is not the path of a field'),
  label: nameText.pipe(z.string().min(1, 'Please enter a label').max(actionNameMax)),
})

const editedHttp = httpSettingsSchema.extend({
  url: trimmedText.pipe(z.string().min(1, 'Please enter the address').max(actionUrlMax)),
  headers: z.array(editedHeader).max(actionHeadersMax),
  body: storableText.pipe(z.string().max(actionBodyMax)),
  picks: z.array(editedPick).max(actionPicksMax),
})

/** An action without a request: its values go to the workspace. */
export const formSettingsSchema = z.object({
  /** Sends the values by mail to the agent's people, too. */
  mails: z.boolean(),
})

export const actionKinds = ['http', 'form'] as const
export type ActionKind = (typeof actionKinds)[number]

const shared = {
  name: z.string(),
  /** When to use it, for models and for colleagues. */
  purpose: z.string(),
  /** What visitors type who want it. */
  phrases: z.array(z.string()),
  inputs: z.array(actionInputSchema),
  audience: z.enum(actionAudiences),
  /** Whether the visitor confirms the values before it runs. */
  asksFirst: z.boolean(),
  /** What the visitor reads when it is done; empty for the default. */
  doneText: z.string(),
  isOn: z.boolean(),
}

const edited = {
  ...shared,
  name: nameText.pipe(z.string().min(1, 'Please enter a name').max(actionNameMax)),
  purpose: trimmedText.pipe(z.string().max(actionPurposeMax)),
  phrases: z
    .array(trimmedText.pipe(z.string().min(1).max(actionPhraseMax)))
    .min(1, 'Please write at least one example phrase')
    .max(actionPhrasesMax),
  inputs: actionInputsSchema,
  doneText: trimmedText.pipe(z.string().max(actionTextMax)),
}

/** The input of the editor. */
export const actionInputBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('http'), http: editedHttp, ...edited }),
  z.object({ kind: z.literal('form'), form: formSettingsSchema, ...edited }),
])
export type ActionBody = z.output<typeof actionInputBody>

const known = {
  id: idValue,
  createdAt: instant,
  changedAt: instant,
  lastUsedAt: instant.nullable(),
  uses: z.number().int(),
  failures: z.number().int(),
  /** Secrets that are missing after an import. */
  missingSecrets: z.number().int(),
}
export const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('http'), http: httpSettingsSchema, ...shared, ...known }),
  z.object({ kind: z.literal('form'), form: formSettingsSchema, ...shared, ...known }),
])
export type Action = z.output<typeof actionSchema>

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
  errors: ['too_many_requests'],
})

export const deleteAction = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/actions/:actionId',
  summary: 'Delete an action, with the records of its runs',
  access: 'owner',
  role: 'editor',
  params: actionParams,
  response: messageResponse,
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
