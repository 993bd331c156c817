import { useEffect, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { introduceVisitor } from './introduce-visitor.ts'

interface IntroductionInput {
  readonly publicId: string
  /** Who the browser says the visitor is. */
  readonly anonymous: VisitorIdentity
  readonly current: VisitorIdentity
  /** Nothing is under way that belongs to who the visitor is now. */
  readonly isIdle: boolean
  readonly onMet: (visitor: VisitorIdentity) => void
}

/**
 * Takes what the website says of who the visitor is: a signed token, or nothing once they have signed out there. It
 * waits for an answer that is being written; of several the last one counts.
 */
export function useIntroduction({ publicId, anonymous, current, isIdle, onMet }: IntroductionInput) {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    if (token === null || !isIdle) return
    const controller = new AbortController()
    const { signal } = controller
    const meet = (visitor: VisitorIdentity | null) => {
      if (signal.aborted) return
      setToken(null)
      // The same person again: all tokens of a day are the same text.
      if (visitor !== null && visitor.readToken() !== current.readToken()) onMet(visitor)
    }
    if (token === '') meet(anonymous)
    else void introduceVisitor(publicId, current, token, signal).then(meet)
    return () => controller.abort()
  }, [token, isIdle, publicId, anonymous, current, onMet])
  return setToken
}
