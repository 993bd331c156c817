import type { FastifyRequest } from 'fastify'
import { messageOf } from './core/said-event.ts'

/** The last message of a person that a reader who comes back has got; 0 for none. */
export function readLastSaid({ headers }: FastifyRequest): number {
  const value = headers['last-event-id']
  return typeof value === 'string' ? messageOf(value) : 0
}
