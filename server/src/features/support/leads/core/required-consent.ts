import { linkedLineText } from '@parleykit/contract/agents/linked-line'
import type { LeadForm } from '@parleykit/contract/agents/visitor-settings'

/** The consent text that a visitor must agree to before an address is stored; null for none. */
export function requiredConsent({ consent }: LeadForm): string | null {
  return consent && linkedLineText(consent)
}
