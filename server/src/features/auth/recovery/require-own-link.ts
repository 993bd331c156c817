import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'

/**
 * Requires the account's own session for a link that gives the account an address. Otherwise, a stranger who typed the
 * address would get it by one click of its reader. Throws `link_of_other_account`; the link stays valid.
 */
export function requireOwnLink(userId: number, ownerId: number | null): void {
  if (userId !== ownerId) throw new DomainError('link_of_other_account', accountTexts.linkOfOtherAccount)
}
