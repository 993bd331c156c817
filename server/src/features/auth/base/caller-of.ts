import type { FastifyRequest } from 'fastify'

/** The address and browser of a request, as stated by the client or a trusted proxy. */
export interface Caller {
  readonly address: string
  /** Truncated to the part that identifies the browser. */
  readonly userAgent: string | null
}

const userAgentMax = 300

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, userAgentMax) ?? null }
}
