/** The stream ended before its last event. Some proxies end a broken response as if it were complete. */
export class StreamEnded extends Error {
  /** The retry delay in milliseconds that a stopping server asked for; null if it gave none. */
  readonly retryAfterMs: number | null

  constructor(retryAfterMs: number | null) {
    super('The stream broke off')
    this.retryAfterMs = retryAfterMs
  }
}

/** The retry delay that a stream failure asks for. */
export function retryDelayOf(error: unknown): number {
  return (error instanceof StreamEnded && error.retryAfterMs) || 0
}
