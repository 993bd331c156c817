/** A stream that ended before its last event. Some proxies end a broken answer as if it were whole. */
export class StreamEnded extends Error {
  /** After how many milliseconds a server that stops wants to be asked again; null where it said nothing. */
  readonly comeBackAfterMs: number | null

  constructor(comeBackAfterMs: number | null) {
    super('The stream broke off')
    this.comeBackAfterMs = comeBackAfterMs
  }
}

/** What a failure of a stream says of when to come back. */
export function comeBackAfter(error: unknown): number {
  return (error instanceof StreamEnded && error.comeBackAfterMs) || 0
}
