import { linkedLineText } from '@parleykit/contract/agents/linked-line'
import type { ConsentLine } from '@parleykit/contract/agents/visitor-settings'
import { chatMessageMax } from '@parleykit/contract/chat/limits'
import { type RefObject, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export interface Consent {
  readonly line: ConsentLine
  /** Whether the box must be ticked before the first question. */
  readonly isAsked: boolean
  readonly isTicked: boolean
  /** Whether the visitor tried to continue without ticking it. */
  readonly isMissing: boolean
  readonly box: RefObject<HTMLInputElement | null>
  tick(isTicked: boolean): void
}

/**
 * The owner's notice before the first question; null if there is none. `admit` says whether a question may be sent, and
 * keeps one without consent or over the length limit as `held`. Consent is stored with the notice's wording.
 */
export function useConsent(
  line: ConsentLine | null,
  identity: VisitorIdentity,
  started: boolean,
): { readonly consent: Consent | null; readonly held: string; admit(question: string): boolean } {
  const words = line && linkedLineText(line)
  const [isTicked, tick] = useState(false)
  const [held, setHeld] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const isAsked = line?.isRequired === true && !started && identity.readAgreed() !== words
  const isTooLong = held !== null && held.length > chatMessageMax
  const isMissing = held !== null && !isTicked && !isTooLong

  function admit(question: string): boolean {
    // A text sent by the website may be too long; the input says so.
    if (question.length > chatMessageMax) {
      setHeld(question)
      return false
    }
    if (!isAsked) return true
    if (words !== null && isTicked) {
      identity.rememberAgreed(words)
      setHeld(null)
      return true
    }
    setHeld(question)
    box.current?.focus()
    return false
  }

  const consent = line && !started ? { line, isAsked, isTicked, isMissing, box, tick } : null
  return { consent, held: held ?? '', admit }
}
