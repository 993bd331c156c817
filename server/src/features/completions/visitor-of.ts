import type { CompletionRequest } from '@parleykit/contract/completions/completions'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import type { AdmittedCaller } from '../agents/index.ts'
import { completionPrefix } from '../visitors/index.ts'

/**
 * Identifies the visitor: the one whom the owner's server names (`user`), or else one derived from the first message
 * and the address, so that all calls of a conversation have the same visitor. Only this server can make such a
 * visitorId.
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
