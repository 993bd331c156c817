/** Why no text could be extracted from a file. A closed set, so that callers can map it to a status. */
export const extractionFailures = [
  'encrypted',
  'image_only',
  'malformed',
  'empty',
  'too_large',
  'too_much_text',
  'unpacks_too_far',
  'took_too_long',
  'wrong_content',
  'unsupported_type',
  'busy',
] as const

export type ExtractionFailure = (typeof extractionFailures)[number]

/** `message` is a sentence for the file's owner, without paths and stack traces; `cause`, if any, is only for logs. */
export class ExtractionError extends Error {
  readonly reason: ExtractionFailure
  /** For `too_much_text`: the length of the text in UTF-8 bytes. */
  readonly textBytes: number | undefined
  /** For `image_only`: the pages that OCR may read, from 1. */
  readonly scannedPages: readonly number[]

  constructor(
    reason: ExtractionFailure,
    message: string,
    options: ErrorOptions & {
      textBytes?: number | undefined
      scannedPages?: readonly number[] | undefined
    } = {},
  ) {
    super(message, options)
    this.textBytes = options.textBytes
    this.scannedPages = options.scannedPages ?? []
    this.name = 'ExtractionError'
    this.reason = reason
  }
}
