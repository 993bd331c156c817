import type { TransactionContext } from '../../platform/context.ts'
import type { Applicant, Joining } from '../auth/index.ts'
import { addMember } from './add-member.ts'
import { announceMember } from './announce-member.ts'
import { useInvitation } from './use-invitation.ts'

/** Uses the workspace invitation of a registration. Null if there is none. */
export async function useMemberInvitation(
  { platform, transaction }: TransactionContext,
  { invite: token, email }: Applicant,
): Promise<Joining | null> {
  const now = platform.clock()
  if (token === undefined) return null
  const use = { token, email, hasMailbox: !platform.mail.isOn, now }
  const invitation = await useInvitation(transaction, use)
  return (
    invitation && {
      provesMailbox: invitation.provesMailbox,
      join: (userId) => addMember(transaction, { input: invitation, userId, joinedAt: now }),
      announce: ({ id: userId, username }, caller) =>
        announceMember({ platform, caller }, { ...invitation, userId, username }),
    }
  )
}
