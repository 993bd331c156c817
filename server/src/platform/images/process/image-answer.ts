import { z } from 'zod'

const imageFailures = ['no_picture', 'unsupported', 'too_many_pixels', 'costly_drawing', 'damaged'] as const
export type ImageFailure = (typeof imageFailures)[number]

/** What a child process says of a picture. It is checked like any input: a hostile file may have spoken through it. */
export const imageAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), webp: z.base64() }),
  z.object({ kind: z.literal('failure'), reason: z.enum(imageFailures) }),
])
export type ImageAnswer = z.infer<typeof imageAnswer>
