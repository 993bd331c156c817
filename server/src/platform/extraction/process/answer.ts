import { z } from 'zod'
import { extractionFailures } from '../bounds/extraction-error.ts'

const extractedText = z.object({
  text: z.string(),
  title: z.string().nullable(),
  /** The file's extension in lower case, such as `pdf`. */
  fileType: z.string(),
  /** Of files that are text by themselves: the encoding they were read in, by its WHATWG name. */
  characterSet: z.string().optional(),
  /** Of PDFs. Pages without text are blank or pictures. */
  pages: z.object({ count: z.number().int(), withoutText: z.number().int() }).optional(),
})

/**
 * The text of a file in one form for all types: headings as `#` lines, lists as `- ` or `1. `, table rows as
 * `| a | b |`, code in fences, one blank line between blocks. Source code and Markdown stay as they are.
 */
export type ExtractedText = z.infer<typeof extractedText>

/** What a child process says at its end. It is checked like any input: a hostile file may have spoken through it. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), extracted: extractedText }),
  z.object({
    kind: z.literal('failure'),
    reason: z.enum(extractionFailures),
    message: z.string().max(1000),
    cause: z.string().max(4000).optional(),
    textBytes: z.number().int().optional(),
  }),
])

export type ExtractionAnswer = z.infer<typeof answerSchema>
