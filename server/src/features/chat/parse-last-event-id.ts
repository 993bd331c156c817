import { eventIdMax } from '@parleykit/contract/base/request-headers'
import type { FastifyRequest } from 'fastify'
import { placeOf, type StreamPlace } from './core/stream-position.ts'

/** The place at which a reconnecting reader stopped; null if it sends no event id, or none of ours. */
export function parseLastEventId(request: FastifyRequest): StreamPlace | null {
  const value = request.headers['last-event-id']
  return typeof value === 'string' && value.length <= eventIdMax ? placeOf(value) : null
}
