import { eventIdMax } from '@parleykit/contract/limits'
import type { FastifyRequest } from 'fastify'
import { placeOf, type StreamPlace } from './core/stream-position.ts'

/** Where a reader that comes back had got to; null where it says nothing, or nothing of ours. */
export function readLastEventId(request: FastifyRequest): StreamPlace | null {
  const value = request.headers['last-event-id']
  return typeof value === 'string' && value.length <= eventIdMax ? placeOf(value) : null
}
