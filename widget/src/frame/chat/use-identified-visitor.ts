import type { Introduction } from '@parleykit/contract/agents/identities'
import { identityTokenMax } from '@parleykit/contract/agents/limits'
import { websiteHeader } from '@parleykit/contract/base/request-headers'
import { useEffect, useState } from 'react'
import { publicApiPath } from '../public-api/public-api.ts'
import { hostWebsite } from '../visitor/host-website.ts'
import { openIdentifiedVisitor } from '../visitor/identified-visitor.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

interface IdentifiedVisitorInput {
  readonly publicId: string
  /** The identity stored in this browser. */
  readonly anonymous: VisitorIdentity
  readonly current: VisitorIdentity
  /** Whether the current visitor has no work in progress. */
  readonly isIdle: boolean
  readonly onIdentified: (visitor: VisitorIdentity) => void
}

/**
 * Handles the website's identification of the visitor: a signed token, or an empty string after a sign-out. Waits for
 * an answer in progress; the last of several calls counts.
 */
export function useIdentifiedVisitor({
  publicId,
  anonymous,
  current,
  isIdle,
  onIdentified,
}: IdentifiedVisitorInput) {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    if (token === null || !isIdle) return
    const controller = new AbortController()
    const { signal } = controller
    const finish = (visitor: VisitorIdentity | null) => {
      if (signal.aborted) return
      setToken(null)
      // This is the same person: all tokens issued on one day are identical.
      if (visitor !== null && visitor.readToken() !== current.readToken()) onIdentified(visitor)
    }
    if (token === '') finish(anonymous)
    else void identifyVisitor(publicId, current, token, signal).then(finish)
    return () => controller.abort()
  }, [token, isIdle, publicId, anonymous, current, onIdentified])
  return setToken
}

/**
 * Identifies a visitor by a token from the website's owner. Null if the token is rejected or the server can't be
 * reached. Never rejects.
 */
async function identifyVisitor(
  publicId: string,
  visitor: VisitorIdentity,
  token: string,
  signal: AbortSignal,
): Promise<VisitorIdentity | null> {
  const website = hostWebsite()
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
    return visitorToken === null ? null : openIdentifiedVisitor(visitor, visitorToken, conversationId)
  } catch {
    return null
  }
}
