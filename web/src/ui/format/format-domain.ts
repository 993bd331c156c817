import { toAllowedDomain } from '@parleykit/contract/agents/allowed-domain'
import { toUnicode } from 'punycode.js'

/** A stored domain as its owner writes it: `xn--mnchen-3ya.de` is `münchen.de`. */
export function formatDomain(domain: string): string {
  try {
    const shown = toUnicode(domain)
    // Don't show a form that would be stored as a different domain.
    return toAllowedDomain(shown) === domain ? shown : domain
  } catch {
    return domain
  }
}
