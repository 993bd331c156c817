import type { Platform } from '../../platform/platform.ts'
import type { Applicant } from '../auth/index.ts'
import { findMemberInvitation } from './find-member-invitation.ts'

/** Whether a registration uses a workspace invitation that is still valid. */
export async function isMemberInvitation(platform: Platform, { invite }: Applicant): Promise<boolean> {
  return (
    invite !== undefined &&
    (await findMemberInvitation(platform.database, { token: invite, now: platform.clock() })) !== null
  )
}
