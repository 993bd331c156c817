import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { AdmittedCaller } from '../agents/index.ts'
import { isUnguessable, personOf, readVisitorToken } from '../visitors/index.ts'

/** Who sends a message, and what that proves. */
export interface ChatVisitor {
  readonly visitorId: string
  /** Of the caller's token, or of the one that it is given. */
  readonly tokenId: string
  readonly hasToken: boolean
  /** Nobody but the visitor (or the owner's server) can have named the visitorId. */
  readonly isKnown: boolean
}

/** Reads who sends a message; one who has no token for this agent gets a new one, which opens nothing yet. */
export async function identifyVisitor(
  platform: Platform,
  request: FastifyRequest,
  { agent, key }: AdmittedCaller,
  visitorId: string,
): Promise<ChatVisitor> {
  const { id } = await readVisitorToken(platform, request, agent)
  const isKnown = key === 'secret' || isUnguessable(visitorId)
  const person = id === null ? null : personOf(id)
  // A person's name may be known to others: the token alone is proof.
  if (id !== null && person !== null) {
    return { visitorId: person, tokenId: id, hasToken: true, isKnown: key === 'secret' }
  }
  if (id !== null) return { visitorId, tokenId: id, hasToken: true, isKnown }
  const tokenId = randomBytes(16).toString('base64url')
  return { visitorId, tokenId, hasToken: false, isKnown }
}
