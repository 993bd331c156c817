import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { actionInputSources, actionInputTypes, actionValuesSchema } from './action-inputs.ts'
import { actionResponseBytesMax } from './limits.ts'

/** A label and a value. The value of a link or a picture is an https address. */
export const actionFactSchema = z.object({
  label: z.string(),
  value: z.string(),
  /** Text by default. */
  show: z.enum(['link', 'picture']).optional(),
  /** The picture, as this server shows it. */
  picture: z.string().optional(),
})
export type ActionFact = z.output<typeof actionFactSchema>

export const stepStates = ['done', 'now', 'next'] as const

/** What an action shows of its result. */
export const actionCardSchema = z.object({
  title: z.string(),
  /** Labels and values, in the owner's order. */
  facts: z.array(actionFactSchema),
  /** Rows of a list, each with labels and values. */
  rows: z.array(z.array(actionFactSchema)),
  /** Steps of a process, with what is known of each. */
  steps: z.array(z.object({ name: z.string(), detail: z.string(), state: z.enum(stepStates) })).optional(),
  /** Rows that aren't shown. */
  moreRows: z.number().int(),
  /** From where and when: "From Orders, 2:02 PM". */
  source: z.string(),
})
export type ActionCard = z.output<typeof actionCardSchema>

/** A field of an action's form in the chat. */
export const actionFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(actionInputTypes),
  required: z.boolean(),
  choices: z.array(z.string()),
  hint: z.string(),
})
export type ActionField = z.output<typeof actionFieldSchema>

export const actionStates = [
  'email',
  'code',
  'form',
  'confirm',
  'waiting',
  'running',
  'done',
  'failed',
  'unknown',
  'cancelled',
  'declined',
] as const
export type ActionState = (typeof actionStates)[number]

/**
 * An action in a chat. `email`: the visitor enters an address, in the field `email`. `code`: the visitor enters the code
 * that was mailed to it, in the field `code`, or an address again for a new code. `form`: the visitor fills the fields in. `confirm`: the visitor confirms, changes or cancels.
 * `waiting`: a person of the workspace decides; nothing was sent. `declined`: they declined, or nobody decided in time.
 * `unknown`: the request was sent but nobody knows whether it worked; it isn't repeated.
 */
export const actionEventSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(actionStates),
  fields: z.array(actionFieldSchema).optional(),
  values: z.record(z.string(), z.string()).optional(),
  /** By field: what is wrong with a value. */
  problems: z.record(z.string(), z.string()).optional(),
  card: actionCardSchema.optional(),
  /** The buttons in the visitor's language, while it is open. */
  labels: z
    .object({
      send: z.string(),
      confirm: z.string(),
      change: z.string(),
      cancel: z.string(),
      /** In the state `code`: sends another code to the address in `values`. */
      newCode: z.string().optional(),
    })
    .optional(),
  /** While it runs: the function of the website's page that does it. Its result is sent as `result`. */
  call: z
    .object({
      function: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    })
    .optional(),
  /** The same in words. */
  text: z.string(),
  /** What it asks for and where to do it, for clients that can't show it. */
  hint: z.string().optional(),
})
export type ActionEvent = z.output<typeof actionEventSchema>

/** A call of an action by a model, on an answer's trace. */
export const tracedActionSchema = z.object({
  name: z.string(),
  /** The values that the request got. Those of an identity are masked. */
  arguments: z.array(z.object({ label: z.string(), value: z.string(), source: z.enum(actionInputSources) })),
  /** `refused`: the model was asked once more, because a value was wrong. */
  state: z.enum(['done', 'failed', 'form', 'confirm', 'refused']),
  /** The result as the model read it: the picked fields, or that it failed. Null if there is none. */
  result: z.string().nullable(),
  /** From where and when: "From Orders, 2:02 PM". Null if there is no result. */
  source: z.string().nullable(),
  /** Why it failed or wasn't run, as a sentence for the owner. */
  fault: z.string().nullable(),
  milliseconds: z.number().int(),
  /** Whether the result is a stored one, and nothing was called. */
  isReplayed: z.boolean(),
})
export type TracedAction = z.output<typeof tracedActionSchema>

/** What a function of the page led to. `missing`: the page has none of that name. */
const pageResultSchema = z.object({
  state: z.enum(['done', 'failed', 'missing', 'late']),
  /** The function's value as JSON. */
  json: z.string().max(actionResponseBytesMax).optional(),
})
export type PageResult = z.output<typeof pageResultSchema>

export const continueAction = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/actions/:runId',
  summary:
    'Fill in, confirm or cancel an action that the agent offered in a conversation (requires X-Visitor-Token)',
  access: 'public',
  params: z.object({ botId: z.string().min(1).max(64), runId: z.string().min(1).max(64) }),
  body: z
    .object({
      values: actionValuesSchema.optional(),
      confirm: z.boolean().optional(),
      result: pageResultSchema.optional(),
      language: z.string().max(35).optional(),
      preview: z.boolean().optional(),
    })
    .refine(
      ({ values, confirm, result }) =>
        [values, confirm, result].filter((part) => part !== undefined).length === 1,
      'Send either values, confirm or result',
    ),
  response: actionEventSchema,
  headers: ['visitorToken'],
  errors: ['too_many_requests', 'changed_meanwhile', 'agent_paused'],
})
