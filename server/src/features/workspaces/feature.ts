import type { Feature } from '../../platform/feature.ts'
import { authHooks } from '../auth/index.ts'
import { deleteExpiredInvitations } from './delete-expired-invitations.ts'
import { isInvitationOpen } from './is-invitation-open.ts'
import { isMemberInvitation } from './is-member-invitation.ts'
import { listJoinedWorkspaces } from './list-joined-workspaces.ts'
import { redeemMemberInvitation } from './redeem-member-invitation.ts'
import { revokeMemberAccess } from './revoke-member-access.ts'
import { workspaceRoutes } from './routes.ts'

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
