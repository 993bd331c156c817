/** Why no text could be taken from a file; closed, so that callers can map it to a status. */
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

/** `message` is a sentence for the file's owner, free of paths and stack traces; `cause`, if any, is for logs only. */
export class ExtractionError extends Error {
  readonly reason: ExtractionFailure
  /** Of `too_much_text`: how much there is, as UTF-8. */
  readonly textBytes: number | undefined

  constructor(
    reason: ExtractionFailure,
    message: string,
    options: ErrorOptions & { textBytes?: number | undefined } = {},
  ) {
    super(message, options)
    this.textBytes = options.textBytes
    this.name = 'ExtractionError'
    this.reason = reason
  }
}
