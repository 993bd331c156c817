import type { FastifyBaseLogger, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../../config/config.ts'

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
]

/** Warns the operator once if there is a proxy in front of the server although none is trusted. */
export function warnOfUntrustedProxy(
  config: Pick<Config, 'trustProxy' | 'publicUrl'>,
  log: FastifyBaseLogger,
): onRequestAsyncHookHandler {
  let hasWarned = config.trustProxy !== null
  return async (request: FastifyRequest) => {
    const header = hasWarned ? undefined : forwardingHeaders.find((name) => name in request.headers)
    if (header === undefined) return
    hasWarned = true
    const address = request.socket.remoteAddress ?? 'its address'
    log.warn(
      `Requests have the header ${header}, but TRUST_PROXY isn't set. If a proxy at ${address} sends them, all ` +
        `visitors count as one and share their limits. Set TRUST_PROXY=${address}` +
        `${config.publicUrl === null ? ' and PUBLIC_URL to the URL that visitors use' : ''}, and restart the server. ` +
        "If there's no proxy, the header was forged; it's ignored.",
    )
  }
}
