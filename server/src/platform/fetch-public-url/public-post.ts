/** One message to deliver by POST. Times in milliseconds. */
export interface PublicMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** From connecting to the end of reading the response. */
  readonly totalMs: number
  /** Maximum number of bytes read of the response. */
  readonly bytesMax: number
  readonly signal?: AbortSignal | undefined
}

/** The response, whatever its status. Redirects are not followed. */
export interface PublicReceipt {
  readonly status: number
  readonly headers: Headers
  /** The beginning of the response, as UTF-8. Compressed responses stay compressed. */
  readonly text: string
}

/** Posts to an address that anyone may have typed. Rejects with a FetchFault only. */
export type PublicPost = (message: PublicMessage) => Promise<PublicReceipt>

/**
 * Checks whether an address may be posted to. Rejects with a FetchFault if it is invalid, unencrypted, unknown or in a
 * private network.
 */
export type CheckPublicUrl = (url: string, signal: AbortSignal) => Promise<URL>
