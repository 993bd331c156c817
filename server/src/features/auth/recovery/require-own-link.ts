import { accountTexts } from '@parleykit/contract/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'

/**
 * Lets a link that gives an account an address count in that account's session alone: else a stranger who typed the address
 * would have it by one click of its reader. Throws `link_of_other_account`; the link stays as it is.
 */
export function requireOwnLink(userId: number, ownerId: number | null): void {
  if (userId !== ownerId) throw new DomainError('link_of_other_account', accountTexts.linkOfOtherAccount)
}
