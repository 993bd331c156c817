import { lte } from '../../platform/database/drizzle.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Email } from '../../platform/mail/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Applicant } from '../auth/index.ts'
import { authHooks } from '../auth/index.ts'
import { findMemberInvitation } from './find-member-invitation.ts'
import { listJoinedWorkspaces } from './list-joined-workspaces.ts'
import { redeemMemberInvitation } from './redeem-member-invitation.ts'
import { revokeMemberAccess } from './revoke-member-access.ts'
import { workspaceRoutes } from './routes.ts'
import { workspaceInvitations } from './tables.ts'

export const workspacesFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(authHooks.joinedWorkspaces, ({ id }) => listJoinedWorkspaces(platform, id))
    hooks.connect(authHooks.isMemberInvitation, (applicant) => isMemberInvitation(platform, applicant))
    hooks.connect(authHooks.useMemberInvitation, (transaction, applicant) =>
      redeemMemberInvitation({ platform, transaction }, applicant),
    )
    hooks.connect(authHooks.withdrawPromises, async (transaction, { userId: workspaceId, by }) =>
      by === 'owner'
        ? () => {}
        : revokeMemberAccess({ transaction, platform }, { workspaceId, members: by === 'claim' }),
    )
  },
  routes: workspaceRoutes,
  work: async (platform) => {
    await platform.mail.work({ member_invitation: (message) => isInvitationOpen(platform, message) })
    await platform.jobs.every('forget-old-invitations', 30, () => deleteExpiredInvitations(platform))
  },
}

/** Deletes expired invitations. */
async function deleteExpiredInvitations({ database, clock }: Platform): Promise<void> {
  await database.delete(workspaceInvitations).where(lte(workspaceInvitations.expiresAt, clock()))
}

/** Whether the invitation in a letter can still be used. */
async function isInvitationOpen({ database, clock }: Platform, { action }: Email): Promise<boolean> {
  const token = action && new URL(action.url).hash.slice(1)
  return token !== undefined && (await findMemberInvitation(database, { token, now: clock() })) !== null
}

/** Whether a registration uses a workspace invitation that is still valid. */
async function isMemberInvitation(platform: Platform, { invite }: Applicant): Promise<boolean> {
  return (
    invite !== undefined &&
    (await findMemberInvitation(platform.database, { token: invite, now: platform.clock() })) !== null
  )
}
