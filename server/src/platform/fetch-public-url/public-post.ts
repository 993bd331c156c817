/** One message to deliver by POST. Times in milliseconds. */
export interface PublicMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** From the connection to the end of what is read of the answer. */
  readonly totalMs: number
  /** Bytes that are read of the answer; the rest is left. */
  readonly bytesMax: number
  readonly signal?: AbortSignal | undefined
}

/** What was answered, whatever the status: redirects are not followed. */
export interface PublicReceipt {
  readonly status: number
  readonly headers: Headers
  /** The beginning of the answer, as UTF-8; packed ones come as they are. */
  readonly text: string
}

/** Sends to what anybody may have typed. Rejects with a FetchFault only. */
export type PublicPost = (message: PublicMessage) => Promise<PublicReceipt>

/**
 * Whether an address may be sent to: rejects with a FetchFault for one that is none, isn't encrypted, is unknown or in a
 * private network.
 */
export type CheckPublicUrl = (url: string, signal: AbortSignal) => Promise<URL>
