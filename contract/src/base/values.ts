import { z } from 'zod'
import { readPathId } from './path-id.ts'
import { isVisible, stripDirectionControls } from './visible-text.ts'

/** Values shared by the schemas of several features. */

/** A database ID in a path: digits in, number out. */
export const idParam = z.preprocess(
  (part) => (typeof part === 'string' ? readPathId(part) : part),
  z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
)
export const idParams = z.object({ id: idParam })
export const idValue = z.number().int().positive()
export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })
/** An instant as typed, whose year the database and dates of JavaScript can have. */
export const instantInput = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}, 'This date is out of range')
export const messageResponse = z.object({ message: z.string() })

/** Whether PostgreSQL can store a text: it has no NUL and no lone surrogates. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Text without NUL and lone surrogates, which PostgreSQL can't store. */
export const storableText = z.string().transform((text) => text.replaceAll('\u0000', '').toWellFormed())

/** Text without surrounding spaces; empty if none of it is visible. */
export const trimmedText = storableText.transform((text) => (isVisible(text) ? text.trim() : ''))

/** A name for use within sentences: trimmed text whose direction doesn't affect its surroundings. */
export const nameText = z.string().transform(stripDirectionControls).pipe(trimmedText)
