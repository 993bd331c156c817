import { useEffect, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { introduceVisitor } from './introduce-visitor.ts'

interface IntroductionInput {
  readonly publicId: string
  /** The identity stored in this browser. */
  readonly anonymous: VisitorIdentity
  readonly current: VisitorIdentity
  /** Whether the current visitor has no work in progress. */
  readonly isIdle: boolean
  readonly onMet: (visitor: VisitorIdentity) => void
}

/**
 * Handles the website's identification of the visitor: a signed token, or an empty string after a sign-out. Waits for
 * an answer in progress; the last of several calls counts.
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
      // This is the same person: all tokens issued on one day are identical.
      if (visitor !== null && visitor.readToken() !== current.readToken()) onMet(visitor)
    }
    if (token === '') meet(anonymous)
    else void introduceVisitor(publicId, current, token, signal).then(meet)
    return () => controller.abort()
  }, [token, isIdle, publicId, anonymous, current, onMet])
  return setToken
}
