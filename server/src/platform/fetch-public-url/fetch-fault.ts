/** Why a fetch failed. A closed set, so that callers can map it to a result. */
export type FetchFaultKind =
  | 'invalid_url'
  | 'private_address'
  | 'unknown_host'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'wrong_type'
  | 'too_many_redirects'
  | 'refused_redirect'
  | 'aborted'

const unsentKinds: ReadonlySet<FetchFaultKind> = new Set([
  'invalid_url',
  'private_address',
  'unknown_host',
  'tls',
])

/** `message` is a sentence for the owner, without addresses and stack traces; `cause`, if any, is only for logs. */
export class FetchFault extends Error {
  readonly kind: FetchFaultKind

  /** Whether the host certainly got nothing. */
  get isUnsent(): boolean {
    if (unsentKinds.has(this.kind)) return true
    if (!(this.cause instanceof Error)) return false
    // A failed look-up of the name, or a connection that wasn't made.
    const call = 'syscall' in this.cause ? String(this.cause.syscall) : ''
    if (call.startsWith('query') || call === 'getaddrinfo' || call === 'connect') return true
    return 'code' in this.cause && this.cause.code === 'ECONNREFUSED'
  }

  constructor(kind: FetchFaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchFault'
    this.kind = kind
  }
}
