import { FetchFault } from './fetch-fault.ts'

/** Signals that may have aborted a fetch. */
export interface Ends {
  /** The caller's. */
  readonly caller: AbortSignal | undefined
  /** Timeouts of the first byte and of the whole fetch. */
  readonly clocks: readonly AbortSignal[]
}

/** Turns any error of a connection, TLS, HTTP or an unpacker into a sentence for the owner. */
export function toFault(error: unknown, { caller, clocks }: Ends): FetchFault {
  if (error instanceof FetchFault) return error
  const say = (kind: FetchFault['kind'], message: string) => new FetchFault(kind, message, { cause: error })
  if (caller?.aborted) return say('aborted', 'Reading this page was stopped.')
  if (clocks.some(({ aborted }) => aborted)) return say('timeout', 'The website took too long to respond.')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isCertificate(code)) {
    return say('tls', "The website's certificate isn't valid, so it can't be read over https.")
  }
  if (isTls(code)) return say('tls', "The website can't be read over https.")
  if (/TIMEOUT|TIMEDOUT/.test(code)) return say('timeout', 'The website took too long to respond.')
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return say('too_large', 'The website sent too many headers.')
  }
  if (/^(?:HPE_|ERR_BROTLI|Z_|ERR_ZSTD|ZSTD)/.test(code) || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
    return say('unreachable', 'The website sent an invalid response.')
  }
  if (code === 'ECONNREFUSED') return say('unreachable', 'The website refuses connections.')
  return say('unreachable', "The website can't be reached.")
}

function isCertificate(code: string): boolean {
  return /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/.test(code)
}

/** A server that speaks plain http on this port fails in the same way. */
function isTls(code: string): boolean {
  return /^(?:ERR_TLS_|ERR_SSL_)/.test(code) || code === 'EPROTO'
}
