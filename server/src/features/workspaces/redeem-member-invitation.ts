import type { TransactionContext } from '../../platform/context.ts'
import type { Applicant, Joining } from '../auth/index.ts'
import { addMember } from './add-member.ts'
import { notifyMemberJoined } from './notify-member-joined.ts'
import { redeemInvitation } from './redeem-invitation.ts'

/** Uses the workspace invitation of a registration. Null if there is none. */
export async function redeemMemberInvitation(
  { platform, transaction }: TransactionContext,
  { invite: token, email, username }: Applicant,
): Promise<Joining | null> {
  const now = platform.clock()
  if (token === undefined) return null
  const use = { token, email, hasMailbox: !platform.mail.isOn, now }
  const invitation = await redeemInvitation(transaction, use)
  return (
    invitation && {
      provesMailbox: invitation.provesMailbox,
      join: (id, caller) =>
        addMember({ platform, transaction }, { invitation, user: { id, username }, caller }),
      announce: ({ id: userId, ...user }, caller) =>
        notifyMemberJoined({ platform, caller }, { ...invitation, userId, username: user.username }),
    }
  )
}
