import type { FastifyRequest } from 'fastify'
import { messageOf } from './core/said-event.ts'

/** The last message from a person that a reconnecting reader has received; 0 for none. */
export function readLastSaid({ headers }: FastifyRequest): number {
  const value = headers['last-event-id']
  return typeof value === 'string' ? messageOf(value) : 0
}
