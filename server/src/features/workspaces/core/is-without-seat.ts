import { limitsOf } from '@parleykit/contract/plans'

/**
 * Whether a member has no seat: the owner has the first one, members the next ones in the order in which they joined. So
 * a smaller plan pauses those who came last, and a larger one wakes them.
 */
export function isWithoutSeat(membersBefore: number, tier: string): boolean {
  return membersBefore + 2 > limitsOf(tier).members
}
