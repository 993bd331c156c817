/** One page or file to fetch by GET. Times in milliseconds, sizes in bytes. */
export interface PublicRequest {
  readonly url: string
  /**
   * Accepted media types, such as `text/html`; a prefix such as `image/`; or all of them as an asterisk and a slash.
   */
  readonly accept: readonly string[]
  /** Validators: if-none-match, if-modified-since. They are sent to the first address only. */
  readonly headers?: Readonly<Record<string, string>>
  /** Applies to the body both as sent and unpacked. */
  readonly bytesMax: number
  /** From the start of a hop to its headers. */
  readonly firstByteMs?: number
  /** For all hops together. */
  readonly totalMs?: number
  readonly redirectsMax?: number
  readonly signal?: AbortSignal | undefined
  /** Called for each hop of a redirect. If it is not allowed: false, or the reason as a message. */
  readonly mayFollow?: (url: URL) => boolean | string
}

/** The response. Only 2xx has a body. For every other status it is empty, whatever its type. */
export interface PublicResponse {
  /** The final address, without its fragment. */
  readonly url: string
  readonly status: number
  readonly headers: Headers
  /** In lower case and without parameters, detected from the first bytes if the server sends none. */
  readonly mediaType: string
  /** From the Content-Type, in lower case. */
  readonly charset: string | null
  readonly body: Buffer
  /** The redirect targets, in order. */
  readonly redirects: readonly string[]
}

/** Fetches an address that anyone may have typed. Rejects with a FetchFault only. */
export type PublicFetch = (request: PublicRequest) => Promise<PublicResponse>
