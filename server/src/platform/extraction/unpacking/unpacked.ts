import { z } from 'zod'
import { extractionFailures } from '../bounds/extraction-error.ts'

/** A part of an archive, and the position of its content in the combined output. */
const unpackedPart = z.object({
  path: z.string().max(1000),
  /** Number of bytes in the archive, and their SHA-256 in hex. */
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  /** Offset of its content, and its length in bytes. Text content has been cleaned. */
  at: z.number().int().nonnegative(),
  size: z.number().int().nonnegative(),
})
export type UnpackedPart = z.infer<typeof unpackedPart>

/**
 * The child process's answer. It is validated like any input, since a hostile archive may have taken over the process.
 */
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
  /** For all parts together. */
  readonly maxUnpackedBytes: number
  /** For one part whose name ends in `.txt`, which is read as a whole. */
  readonly maxTextBytes: number
}

/**
 * Maximum ratio of unpacked to packed size, on top of the minimum for small archives. Text compresses to about a tenth.
 */
export const ratioMax = 100
export const alwaysUnpacked = 16 * 1024 * 1024
