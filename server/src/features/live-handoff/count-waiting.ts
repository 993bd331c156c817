import { waitingStreamsMax } from '@parleykit/contract/live-handoff/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type OpenStreams, onceGone } from '../../platform/http/index.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { type AdmittedVisitor, keyOfVisitor } from '../visitors/index.ts'

/**
 * Counts a stream that waits for a person's messages until it closes. Returns a signal that ends it. Refuses the stream
 * if the visitor, the address or the agent has too many.
 */
export function countWaiting(
  {
    request,
    reply,
    visitor: { agent, visitor },
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly visitor: AdmittedVisitor },
  streams: OpenStreams,
): AbortSignal {
  const counts = [
    [`visitor ${agent.id} ${keyOfVisitor(visitor)}`, waitingStreamsMax.visitor],
    [`address ${networkOf(request.ip)}`, waitingStreamsMax.address],
    [`agent ${agent.id}`, waitingStreamsMax.agent],
  ] as const
  if (counts.some(([key, max]) => streams.countOf(key) >= max)) {
    throw new DomainError('too_many_requests', 'This chat is open in too many windows.', {
      retryAfterSeconds: 30,
    })
  }
  const opened = counts.map(([key]) => streams.open(key))
  onceGone(reply, () => {
    for (const stream of opened) stream.close()
  })
  return AbortSignal.any(opened.map(({ signal }) => signal))
}
