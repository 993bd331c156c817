import type { Introduction } from '@parleykit/contract/agents/identities'
import { identityTokenMax } from '@parleykit/contract/agents/limits'
import { websiteHeader } from '@parleykit/contract/base/request-headers'
import { publicApiPath } from '../public-api/public-api.ts'
import { openKnownVisitor } from '../visitor/known-visitor.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { websiteAround } from '../visitor/website-around.ts'

/**
 * Identifies a visitor by a token from the website's owner. Null if the token is rejected or the server can't be
 * reached. Never rejects.
 */
export async function introduceVisitor(
  publicId: string,
  visitor: VisitorIdentity,
  token: string,
  signal: AbortSignal,
): Promise<VisitorIdentity | null> {
  const website = websiteAround()
  try {
    const response = await fetch(`${publicApiPath('bots', publicId)}/identify`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...visitorHeaders(visitor),
        ...(website !== null && { [websiteHeader]: website }),
      },
      body: JSON.stringify({ token: token.slice(0, identityTokenMax) }),
      signal,
    })
    if (!response.ok) return null
    const { visitorToken, conversationId } = (await response.json()) as Introduction
    return visitorToken === null ? null : openKnownVisitor(visitor, visitorToken, conversationId)
  } catch {
    return null
  }
}
