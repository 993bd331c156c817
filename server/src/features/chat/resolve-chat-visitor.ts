import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { AuthorizedCaller } from '../agents/index.ts'
import type { ConversationProof } from '../conversations/index.ts'
import { identifiedVisitorOf, isUnguessable, verifyVisitorToken } from '../conversations/visitors/index.ts'

/** The sender of a message and what they prove. `tokenId` is that of their token, or of a new one they may be given. */
export interface ChatVisitor extends Omit<ConversationProof, 'previousResponseId'> {
  /** ID of the caller's token; null for none. */
  readonly heldTokenId: string | null
}

interface Named {
  readonly visitorId: string
  /** This server made the visitorId for the caller, so no other caller can send it. */
  readonly isMadeHere: boolean
}

/**
 * Identifies the sender of a message. A sender without a token for this agent gets a new one, which opens nothing yet.
 */
export async function resolveChatVisitor(
  platform: Platform,
  request: FastifyRequest,
  { agent, key }: AuthorizedCaller,
  { visitorId, isMadeHere }: Named,
): Promise<ChatVisitor> {
  const { id } = await verifyVisitorToken({ platform, request }, agent)
  const isServer = key === 'secret'
  const person = id === null ? null : identifiedVisitorOf(id)
  if (id !== null && person !== null) {
    return { visitorId: person, tokenId: id, heldTokenId: id, isServer, isOwnId: false }
  }
  const isOwnId = isMadeHere || isUnguessable(visitorId)
  const tokenId = id ?? randomBytes(16).toString('base64url')
  return { visitorId, tokenId, heldTokenId: id, isServer, isOwnId }
}
