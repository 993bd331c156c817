import { linkedLineText } from '@parleykit/contract/linked-line'
import type { LeadForm } from '@parleykit/contract/visitor-care'

/** What a visitor has to agree to before an address is kept; null for nothing. */
export function wordsToAgreeTo({ consent }: LeadForm): string | null {
  return consent && linkedLineText(consent)
}
