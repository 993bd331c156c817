import type { Email } from '../../platform/mail/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMemberInvitation } from './find-member-invitation.ts'

/** Whether the invitation in a letter can still be used. */
export async function isInvitationOpen({ database, clock }: Platform, { action }: Email): Promise<boolean> {
  const token = action && new URL(action.url).hash.slice(1)
  return token !== undefined && (await findMemberInvitation(database, { token, now: clock() })) !== null
}
