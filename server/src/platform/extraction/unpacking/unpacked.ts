import { z } from 'zod'
import { extractionFailures } from '../bounds/extraction-error.ts'

/** A part of an archive, and where its content stands among that of all parts. */
const unpackedPart = z.object({
  path: z.string().max(1000),
  /** Bytes as the archive has them, and their SHA-256 in hex. */
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  /** Where its content begins, and its bytes: those of a text are cleaned. */
  at: z.number().int().nonnegative(),
  size: z.number().int().nonnegative(),
})
export type UnpackedPart = z.infer<typeof unpackedPart>

/** What the child process says at its end. It is checked like any input: a hostile archive may have spoken through it. */
export const unpackingAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unpacked'), parts: z.array(unpackedPart) }),
  z.object({
    kind: z.literal('failure'),
    reason: z.enum(extractionFailures),
    message: z.string().max(1000),
    cause: z.string().max(4000).optional(),
  }),
])
export type UnpackingAnswer = z.infer<typeof unpackingAnswer>

export interface UnpackingLimits {
  readonly maxEntries: number
  /** Of all parts together. */
  readonly maxUnpackedBytes: number
  /** Of one part whose name ends in `.txt`, which is read whole. */
  readonly maxTextBytes: number
}

/** How often its own size an archive may unpack to, beyond what even the smallest may: texts shrink to a tenth or so. */
export const ratioMax = 100
export const alwaysUnpacked = 16 * 1024 * 1024
