import { z } from 'zod'
import { extractionFailures } from '../bounds/extraction-error.ts'

const number = z.number().finite()

/** A page that was read by OCR. Lengths are points. */
export const recognizedPage = z.object({
  number: z.int(),
  /** 0 to 100; 0 if there is no text. */
  confidence: z.number().min(0).max(100),
  fragments: z.array(
    z.object({
      text: z.string().max(1000),
      ...{ x: number, y: number, width: number, size: number },
      font: z.string().max(20),
      isRightToLeft: z.boolean(),
      followsSpace: z.boolean(),
    }),
  ),
})
export type RecognizedPage = z.infer<typeof recognizedPage>

/** A page whose picture a model has read, as Markdown. */
interface TranscribedPage {
  readonly number: number
  readonly text: string
}

/** A page whose text was read from its picture. */
export type PictureText = RecognizedPage | TranscribedPage

/** A child process's answer about a page. It is validated like any input: the file may have taken the process over. */
export const recognitionAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: recognizedPage }),
  z.object({
    kind: z.literal('failure'),
    reason: z.enum(extractionFailures),
    message: z.string().max(1000),
    cause: z.string().max(4000).optional(),
  }),
])
export type RecognitionAnswer = z.infer<typeof recognitionAnswer>

/** A child process's answer about a page that it was to draw, as a WebP picture in Base64. Null if the page is blank. */
export const drawingAnswer = z.object({ webp: z.base64().nullable() })
export type DrawingAnswer = z.infer<typeof drawingAnswer>

/** A child process's answer about a page that it was to level. Null if the page is blank. */
export const levelingAnswer = z.object({
  leveled: z.object({ dpi: number.positive(), source: z.enum(['scan', 'photo']) }).nullable(),
})
export type LevelingAnswer = z.infer<typeof levelingAnswer>
