import { z } from 'zod'

const imageFailures = ['no_picture', 'unsupported', 'too_many_pixels', 'costly_drawing', 'damaged'] as const
export type ImageFailure = (typeof imageFailures)[number]

/**
 * A child process's answer about an image. It is validated like any input, since a hostile file may have taken over the
 * process.
 */
export const imageAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), webp: z.base64() }),
  z.object({ kind: z.literal('failure'), reason: z.enum(imageFailures) }),
])
export type ImageAnswer = z.infer<typeof imageAnswer>
