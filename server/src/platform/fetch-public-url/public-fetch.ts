/** One page or file to fetch by GET. Times in milliseconds, sizes in bytes. */
export interface PublicRequest {
  readonly url: string
  /** Media types that are wanted, such as `text/html`; a prefix such as `image/`; or all of them as an asterisk and a slash. */
  readonly accept: readonly string[]
  /** Validators: if-none-match, if-modified-since. They go to the first address only. */
  readonly headers?: Readonly<Record<string, string>>
  /** Of the body, both as it is sent and unpacked. */
  readonly bytesMax: number
  /** From the beginning of a hop to its headers. */
  readonly firstByteMs?: number
  /** For all hops together. */
  readonly totalMs?: number
  readonly redirectsMax?: number
  readonly signal?: AbortSignal | undefined
  /** Asked for each hop of a redirect; a sentence says why not. */
  readonly mayFollow?: (url: URL) => boolean | string
}

/** What came back. Only 2xx has a body; every other status comes with an empty one, whatever its type. */
export interface PublicResponse {
  /** The last address, without its fragment. */
  readonly url: string
  readonly status: number
  readonly headers: Headers
  /** In lower case and without parameters; told by the first bytes where the server says nothing. */
  readonly mediaType: string
  /** As the Content-Type says, in lower case. */
  readonly charset: string | null
  readonly body: Buffer
  /** The addresses that were redirected to, in their order. */
  readonly redirects: readonly string[]
}

/** Fetches what anybody may have typed. Rejects with a FetchFault only. */
export type PublicFetch = (request: PublicRequest) => Promise<PublicResponse>
