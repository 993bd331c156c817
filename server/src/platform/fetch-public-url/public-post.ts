/** One message to deliver. Times in milliseconds. */
export interface PublicMessage {
  readonly url: string
  /** POST by default. */
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  /** Null for none. */
  readonly body: string | null
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
  /** The beginning of the response. Compressed responses stay compressed. */
  readonly text: string
}

/** Sends a message to an address that anyone may have typed. Rejects with a FetchFault only. */
export type PublicPost = (message: PublicMessage) => Promise<PublicReceipt>

/**
 * Checks whether an address may be posted to. Rejects with a FetchFault if it is invalid, unencrypted, unknown or in a
 * private network.
 */
export type CheckPublicUrl = (url: string, signal: AbortSignal) => Promise<URL>
