import { limitsOf } from '@parleykit/contract/billing/plans'
import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { accountKey, lockTier } from '../auth/index.ts'
import { type FoundInvitation, findMemberInvitation } from './find-member-invitation.ts'
import { workspaceInvitations, workspaceMembers } from './tables.ts'

/** The user of an invitation and the time. */
export interface Redemption {
  readonly token: string
  readonly email: string
  /** Whether the address is confirmed, or the server can't send mail. */
  readonly hasMailbox: boolean
  readonly now: Date
}

/**
 * Uses an invitation up and finds it a seat, for a person who becomes a member in the same transaction. Null if there
 * is no such invitation. Throws `invitation_invalid` for another address, `email_unconfirmed` if the address isn't
 * confirmed, and `plan_limit_reached` if no seat is free.
 */
export async function redeemInvitation(
  transaction: Transaction,
  { token, email, hasMailbox, now }: Redemption,
): Promise<FoundInvitation | null> {
  const found = await findMemberInvitation(transaction, { token, now })
  if (!found) return null
  if (found.email !== null && accountKey(found.email) !== accountKey(email))
    throw new DomainError('invitation_invalid', workspaceTexts.invitationOfAnother)
  if (found.email !== null && !found.provesMailbox && !hasMailbox)
    throw new DomainError('email_unconfirmed', workspaceTexts.mailboxUnproven)
  const limit = limitsOf(await lockTier(transaction, found.workspaceId)).members
  // A transaction that locked the workspace before may have used it.
  const [invitation] = await transaction
    .delete(workspaceInvitations)
    .where(eq(workspaceInvitations.id, found.id))
    .returning({ id: workspaceInvitations.id })
  if (!invitation) return null
  const members = await transaction.$count(
    workspaceMembers,
    eq(workspaceMembers.workspaceId, found.workspaceId),
  )
  if (1 + members >= limit) throw new DomainError('plan_limit_reached', workspaceTexts.noSeatLeft)
  return found
}
