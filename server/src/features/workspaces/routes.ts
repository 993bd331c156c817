import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import * as contract from '@parleykit/contract/workspaces/workspaces'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { bindAccountRoute, callerOf } from '../auth/index.ts'
import { auditRoutes } from './audit-routes.ts'
import { bindOwnerRoute } from './bind-owner-route.ts'
import { changeMemberRole } from './change-member-role.ts'
import { findMemberInvitation } from './find-member-invitation.ts'
import { inviteMember } from './invite-member.ts'
import { joinWorkspace } from './join-workspace.ts'
import { leaveWorkspace } from './leave-workspace.ts'
import { listMemberInvitations } from './list-member-invitations.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'
import { invitationsByAddress, invitesByOwner } from './throttle-rules.ts'
import { toMemberInvitation } from './to-member-invitation.ts'
import { withdrawMemberInvitation } from './withdraw-member-invitation.ts'

export function workspaceRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, throttles } = platform
  auditRoutes(app, platform)

  bindOwnerRoute(app, platform, contract.listMembers, ({ owner }) => listMembers(database, owner))
  bindOwnerRoute(app, platform, contract.changeMemberRole, async ({ owner, actor, caller, params, body }) => {
    const change = { userId: params.userId, role: body.role }
    await changeMemberRole({ platform, owner, actor, caller }, change)
    return { message: 'The role was changed.' }
  })
  bindOwnerRoute(app, platform, contract.removeMember, async ({ owner, actor, caller, params }) => {
    await removeMember({ platform, owner, actor, caller }, params.userId)
    return { message: 'The member was removed.' }
  })
  bindOwnerRoute(app, platform, contract.listMemberInvitations, ({ owner }) =>
    listMemberInvitations(platform, owner.id),
  )
  bindOwnerRoute(app, platform, contract.inviteMember, async ({ owner, actor, caller, body }) => {
    await throttles.consume(invitesByOwner, String(owner.id))
    const { token, invitation, isMailed } = await inviteMember({ platform, owner, actor, caller }, body)
    return { token, invitation: toMemberInvitation(invitation), isMailed }
  })
  bindOwnerRoute(
    app,
    platform,
    contract.withdrawMemberInvitation,
    async ({ owner, actor, caller, params }) => {
      await withdrawMemberInvitation({ platform, owner, actor, caller }, params.id)
      return { message: 'The invitation was withdrawn.' }
    },
  )

  // Counted before the body is read: looking up invitations is public.
  const onRequest = (request: FastifyRequest) =>
    throttles.consume(invitationsByAddress, networkOf(request.ip))
  bindRoute(
    app,
    contract.findMemberInvitation,
    async ({ body }) => {
      const found = await findMemberInvitation(database, { token: body.token, now: platform.clock() })
      if (!found) throw new DomainError('invitation_invalid', workspaceTexts.invitationInvalid)
      const needsConfirmedEmail = found.email !== null && !found.provesMailbox && platform.mail.isOn
      return { ...toMemberInvitation(found), workspace: found.workspace, needsConfirmedEmail }
    },
    { onRequest },
  )
  bindAccountRoute(app, platform, contract.joinWorkspace, async ({ owner, body }, request) => {
    await throttles.consume(invitationsByAddress, networkOf(request.ip))
    return { workspaceId: await joinWorkspace({ platform, owner, caller: callerOf(request) }, body.token) }
  })
  bindAccountRoute(app, platform, contract.leaveWorkspace, async ({ owner, params }, request) => {
    await leaveWorkspace({ platform, owner, caller: callerOf(request) }, params.id)
    return { message: 'You left the workspace.' }
  })
}
