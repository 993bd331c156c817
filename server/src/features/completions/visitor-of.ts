import type { CompletionRequest } from '@parleykit/contract/completions'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import type { AdmittedCaller } from '../agents/index.ts'
import { completionPrefix } from '../visitors/index.ts'

/**
 * Who asks: whom the owner's server names (`user`); else somebody who is known by what they said first, from where, so
 * that the calls of one conversation are of one visitor. This server makes such a visitorId, and nobody else can.
 */
export function visitorOf(
  { signing }: Platform,
  request: FastifyRequest,
  { agent, key }: AdmittedCaller,
  { user, safety_identifier: identifier }: CompletionRequest,
  first: string,
): { readonly visitorId: string; readonly isMadeHere: boolean } {
  const named = (user || identifier || '').trim()
  if (named !== '' && key === 'secret') return { visitorId: named, isMadeHere: false }
  const known = JSON.stringify([agent.id, named || networkOf(request.ip), first])
  return { visitorId: `${completionPrefix}${signing.name('visitor-of-completion', known)}`, isMadeHere: true }
}
