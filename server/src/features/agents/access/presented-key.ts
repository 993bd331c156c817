import type { FastifyRequest } from 'fastify'

/** The key that a call carries, valid or not; null if there is none. */
export function presentedKey(request: FastifyRequest): string | null {
  const header = request.headers['x-api-key']
  if (typeof header === 'string' && header !== '') return header
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
