import { chatMessageMax } from '@parleykit/contract/limits'
import { linkedLineText } from '@parleykit/contract/linked-line'
import type { ConsentLine } from '@parleykit/contract/visitor-care'
import { type RefObject, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

export interface Consent {
  readonly line: ConsentLine
  /** Whether its box has to be ticked before the first question. */
  readonly isAsked: boolean
  readonly isTicked: boolean
  /** The visitor has tried to go on without. */
  readonly isMissing: boolean
  readonly box: RefObject<HTMLInputElement | null>
  tick(isTicked: boolean): void
}

/**
 * What the owner wants visitors to have read before their first question; null for nothing. `admit` says whether a
 * question may go, and keeps one that may not, or that is too long, as `held`. What was agreed to is remembered in its words.
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
    // What a website sends may be; the input says so.
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
