import type { CompletionRequest } from '@parleykit/contract/completions'
import { unguessableVisitorId } from '@parleykit/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import type { AdmittedCaller } from '../agents/index.ts'

/**
 * Who asks: whom the owner's server names (`user`); else somebody who is known by what they said first, from where, so
 * that the calls of one conversation are of one visitor. Only this installation can tell such a visitorId.
 */
export function visitorOf(
  { signing }: Platform,
  request: FastifyRequest,
  { agent, key }: AdmittedCaller,
  { user, safety_identifier: identifier }: CompletionRequest,
  first: string,
): string {
  const named = (user || identifier || '').trim()
  if (named !== '' && key === 'secret') return named
  const known = JSON.stringify([agent.id, named || networkOf(request.ip), first])
  return unguessableVisitorId.prefix + signing.name('visitor-of-completion', known)
}
