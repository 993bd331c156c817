import { z } from 'zod'
import { nameText, storableText, trimmedText } from '../base/values.ts'
import {
  actionBodyMax,
  actionHeadersMax,
  actionHeaderValueMax,
  actionNameMax,
  actionPicksMax,
  actionUrlMax,
} from './limits.ts'

export const actionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const ownHeaders = new Set([
  ...['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'te', 'trailer'],
  ...['expect', 'upgrade', 'idempotency-key', '__proto__'],
])

/** A header's value is a secret's ending if it is one; null if the secret is missing. */
const headerSchema = z.object({ name: z.string(), value: z.string().nullable(), isSecret: z.boolean() })

/** A part of the response that is shown: the rest reaches no model, visitor or log. */
export const pickSchema = z.object({
  /**
   * Names of fields separated by dots, with [] for all items of a list: `orders[].status`, or `[].status` if the
   * response is a list.
   */
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

export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'This is not a header name')
  .refine((name) => !ownHeaders.has(name.toLowerCase()), 'This header is set by ParleyKit')

export const headerValue = storableText
  .pipe(z.string().max(actionHeaderValueMax))
  .refine((value) => /^[\t\x20-\x7e\u00a0-\u00ff]*$/.test(value), 'A header has one line of Latin letters')

/** Send a secret without a value to keep it. */
const editedHeader = headerSchema.extend({ name: headerName, value: headerValue.nullable() })

const editedPick = pickSchema.extend({
  path: z
    .string()
    .max(200)
    .regex(/^(\[\]|[^\s[\].]+(\[\])?)(\.[^\s[\].]+(\[\])?)*$/, 'This is not the path of a field'),
  label: nameText.pipe(z.string().min(1, 'Please enter a label').max(actionNameMax)),
})

export const editedPicks = z.array(editedPick).max(actionPicksMax)

/** The input of the editor. */
export const editedHttpSettings = httpSettingsSchema.extend({
  url: trimmedText.pipe(z.string().min(1, 'Please enter the address').max(actionUrlMax)),
  headers: z.array(editedHeader).max(actionHeadersMax),
  body: storableText.pipe(z.string().max(actionBodyMax)),
  picks: editedPicks,
})
