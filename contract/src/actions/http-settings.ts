import { z } from 'zod'
import { nameText, storableText, trimmedText } from '../base/values.ts'
import { actionBodyMax, actionHeadersMax, actionNameMax, actionPicksMax, actionUrlMax } from './limits.ts'
import { fieldPath, headerName, headerValue } from './request-parts.ts'

export const actionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A header's value is a secret's ending if it is one; null if the secret is missing. */
const headerSchema = z.object({ name: z.string(), value: z.string().nullable(), isSecret: z.boolean() })

/**
 * How a picked field is shown. `link`: a button. `steps`: each item of its list is a step, which is done if all other
 * picked fields of the item have a value. `check`: never shown; it must equal an input, or else nothing is shown.
 */
export const pickForms = ['text', 'link', 'picture', 'steps', 'check'] as const
export type PickForm = (typeof pickForms)[number]

/** A part of the response that is shown: the rest reaches no model, visitor or log. */
export const pickSchema = z.object({
  /**
   * Names of fields separated by dots, with [] for all items of a list: `orders[].status`, or `[].status` if the
   * response is a list.
   */
  path: z.string(),
  label: z.string(),
  /** `text` by default. */
  show: z.enum(pickForms).optional(),
  /** The name of the input that a `check` compares with. */
  input: z.string().optional(),
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
const editedHeader = headerSchema.extend({ name: headerName, value: headerValue.nullable() })

const editedPick = pickSchema
  .extend({
    path: fieldPath,
    label: nameText.pipe(z.string().min(1, 'Please enter a label').max(actionNameMax)),
  })
  .refine(({ show, input }) => show !== 'check' || input, 'Please choose the input that it must equal')
  .refine(({ show, path }) => show !== 'steps' || path.includes('[]'), 'Steps are fields of a list')

export const editedPicks = z.array(editedPick).max(actionPicksMax)

/** The input of the editor. */
export const editedHttpSettings = httpSettingsSchema.extend({
  url: trimmedText.pipe(z.string().min(1, 'Please enter the address').max(actionUrlMax)),
  headers: z.array(editedHeader).max(actionHeadersMax),
  body: storableText.pipe(z.string().max(actionBodyMax)),
  picks: editedPicks,
})
