import { z } from 'zod'

/** Values that more than one feature's schemas share. */

/** A database id in a path: digits in, number out. */
export const idParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const idParams = z.object({ id: idParam })
export const idValue = z.number().int().positive()
export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })
export const messageResponse = z.object({ message: z.string() })

/** Whether a text shows anything: spaces and invisible characters alone don't. */
export const isVisible = (text: string) => /[^\s\p{C}]/u.test(text)

/** Whether PostgreSQL can store a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Text without NUL and lone surrogates, which PostgreSQL can't store. */
export const storableText = z.string().transform((text) => text.replaceAll('\u0000', '').toWellFormed())
