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

const unpackingFailure = z.object({
  kind: z.literal('failure'),
  reason: z.enum(extractionFailures),
  message: z.string().max(1000),
  cause: z.string().max(4000).optional(),
})

/**
 * The child process's answer. It is validated like any input, since a hostile archive may have taken over the process.
 */
export const unpackingAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unpacked'), parts: z.array(unpackedPart) }),
  unpackingFailure,
])
export type UnpackingAnswer = z.infer<typeof unpackingAnswer>

/** Why a file in an archive isn't unpacked. */
const skippedReasons = [
  'unknown_type',
  'nested',
  'encrypted',
  'too_large',
  'too_many',
  'too_far',
  'bad_path',
  'damaged',
] as const
export type SkippedReason = (typeof skippedReasons)[number]

const unpackedFolder = z.object({
  /** The position of each file's content in the combined output. */
  files: z.array(unpackedPart.pick({ path: true, at: true, size: true })),
  skipped: z.array(z.object({ path: z.string().max(1000), reason: z.enum(skippedReasons) })),
})
export type UnpackedFolder = z.infer<typeof unpackedFolder>

/** The child process's answer for the readable files of an archive. */
export const folderAnswer = z.discriminatedUnion('kind', [
  unpackedFolder.extend({ kind: z.literal('unpacked') }),
  unpackingFailure,
])
export type FolderAnswer = z.infer<typeof folderAnswer>

export interface FolderLimits {
  /** Entries of the archive, folders and others included. */
  readonly maxEntries: number
  /** Files that are unpacked. */
  readonly maxFiles: number
  /** For one file. */
  readonly maxFileBytes: number
  /** For all files together. */
  readonly maxUnpackedBytes: number
  /** The extensions of the files to unpack, in lower case. */
  readonly types: readonly string[]
}

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
