import type { Feature } from '../../platform/feature.ts'
import { authHooks } from '../auth/index.ts'
import { closeToOthers } from './close-to-others.ts'
import { deleteExpiredInvitations } from './delete-expired-invitations.ts'
import { isInvitationWanted } from './is-invitation-wanted.ts'
import { isMemberInvitation } from './is-member-invitation.ts'
import { listJoinedWorkspaces } from './list-joined-workspaces.ts'
import { workspaceRoutes } from './routes.ts'
import { useMemberInvitation } from './use-member-invitation.ts'

export const workspacesFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(authHooks.joinedWorkspaces, ({ id }) => listJoinedWorkspaces(platform, id))
    hooks.connect(authHooks.isMemberInvitation, (applicant) => isMemberInvitation(platform, applicant))
    hooks.connect(authHooks.useMemberInvitation, (transaction, applicant) =>
      useMemberInvitation({ platform, transaction }, applicant),
    )
    hooks.connect(authHooks.withdrawPromises, async (transaction, { userId: workspaceId, by }) =>
      by === 'owner'
        ? () => {}
        : closeToOthers({ transaction, platform }, { workspaceId, members: by === 'claim' }),
    )
  },
  routes: workspaceRoutes,
  work: async (platform) => {
    await platform.mail.work({ member_invitation: (letter) => isInvitationWanted(platform, letter) })
    await platform.jobs.every('forget-old-invitations', 30, () => deleteExpiredInvitations(platform))
  },
}
