import { followersMax } from '@parleykit/contract/chat/limits'
import type { FastifyReply } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type OpenStreams, onDisconnect } from '../../platform/http/index.ts'

/** Counts a stream that follows a conversation until it closes. Refuses it if too many are open. */
export function limitFollowers(
  reply: FastifyReply,
  { followers, conversationId }: { readonly followers: OpenStreams; readonly conversationId: number },
): void {
  if (followers.countOf(conversationId) >= followersMax) {
    throw new DomainError('too_many_requests', 'This conversation is open in too many tabs.', {
      retryAfterSeconds: 10,
    })
  }
  onDisconnect(reply, followers.open(conversationId).close)
}
