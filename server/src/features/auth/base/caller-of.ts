import type { FastifyRequest } from 'fastify'

/** Where a request comes from. Both are what the other side says, or a trusted proxy. */
export interface Caller {
  readonly address: string
  /** Cut to what a browser needs. */
  readonly userAgent: string | null
}

const userAgentMax = 300

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, userAgentMax) ?? null }
}
