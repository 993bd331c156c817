import { z } from 'zod'
import { storableText } from '../base/values.ts'
import { actionHeaderValueMax } from './limits.ts'

const ownHeaders = new Set([
  ...['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'te', 'trailer'],
  ...['expect', 'upgrade', 'idempotency-key', '__proto__'],
])

/** The name of a header that an owner may set. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'This is not a header name')
  .refine((name) => !ownHeaders.has(name.toLowerCase()), 'This header is set by ParleyKit')

export const headerValue = storableText
  .pipe(z.string().max(actionHeaderValueMax))
  .refine((value) => /^[\t\x20-\x7e\u00a0-\u00ff]*$/.test(value), 'A header has one line of Latin letters')

/**
 * The path of a field in a JSON response: names separated by dots, with [] for all items of a list. A star instead of a
 * name is any name.
 */
export const fieldPath = z
  .string()
  .max(200)
  .regex(/^(\[\]|[^\s[\].]+(\[\])?)(\.[^\s[\].]+(\[\])?)*$/, 'This is not the path of a field')
