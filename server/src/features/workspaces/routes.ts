import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import * as contract from '@parleykit/contract/workspaces/workspaces'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { bindAccountRoute, callerOf, findOwner, recordSecurityEvent } from '../auth/index.ts'
import { bindOwnerRoute } from './bind-owner-route.ts'
import { changeMemberRole } from './change-member-role.ts'
import { endMembership } from './end-membership.ts'
import { findMemberInvitation } from './find-member-invitation.ts'
import { inviteMember } from './invite-member.ts'
import { joinWorkspace } from './join-workspace.ts'
import { listMemberInvitations } from './list-member-invitations.ts'
import { listMembers } from './list-members.ts'
import { invitationsByAddress, invitesByOwner } from './throttle-rules.ts'
import { toMemberInvitation } from './to-member-invitation.ts'
import { withdrawMemberInvitation } from './withdraw-member-invitation.ts'

export function workspaceRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, throttles } = platform
  const nameOf = async (userId: number) => (await findOwner(database, userId))?.username ?? ''

  bindOwnerRoute(app, platform, contract.listMembers, ({ owner }) => listMembers(database, owner))
  bindOwnerRoute(app, platform, contract.changeMemberRole, async ({ owner, params, body }, request) => {
    const member = { workspaceId: owner.id, userId: params.userId }
    await changeMemberRole(platform, { input: member, role: body.role })
    const subject = `${await nameOf(params.userId)}, ${body.role}`
    const event = { userId: owner.id, caller: callerOf(request), subject }
    await recordSecurityEvent(platform, { name: 'member_role_changed', ...event })
    return { message: 'The role was changed.' }
  })
  bindOwnerRoute(app, platform, contract.removeMember, async ({ owner, params }, request) => {
    await endMembership(platform, { workspaceId: owner.id, userId: params.userId })
    const subject = await nameOf(params.userId)
    const event = { userId: owner.id, caller: callerOf(request), subject }
    await recordSecurityEvent(platform, { name: 'member_removed', ...event })
    return { message: 'The member was removed.' }
  })
  bindOwnerRoute(app, platform, contract.listMemberInvitations, ({ owner }) =>
    listMemberInvitations(platform, owner.id),
  )
  bindOwnerRoute(app, platform, contract.inviteMember, async ({ owner, actor, body }, request) => {
    await throttles.consume(invitesByOwner, String(owner.id))
    const { token, invitation, isMailed } = await inviteMember(
      { platform, owner, actor, caller: callerOf(request) },
      body,
    )
    return { token, invitation: toMemberInvitation(invitation), isMailed }
  })
  bindOwnerRoute(app, platform, contract.withdrawMemberInvitation, async ({ owner, params }) => {
    await withdrawMemberInvitation(platform, { workspaceId: owner.id, invitationId: params.id })
    return { message: 'The invitation was withdrawn.' }
  })

  // Counted before the body is read: looking up invitations is public.
  const onRequest = (request: FastifyRequest) =>
    throttles.consume(invitationsByAddress, networkOf(request.ip))
  bindRoute(
    app,
    contract.findMemberInvitation,
    async ({ body }) => {
      const found = await findMemberInvitation(database, { token: body.token, now: platform.clock() })
      if (!found) throw new DomainError('invitation_invalid', workspaceTexts.invitationInvalid)
      return { ...toMemberInvitation(found), workspace: found.workspace }
    },
    { onRequest },
  )
  bindAccountRoute(app, platform, contract.joinWorkspace, async ({ owner, body }, request) => {
    await throttles.consume(invitationsByAddress, networkOf(request.ip))
    return { workspaceId: await joinWorkspace({ platform, owner, caller: callerOf(request) }, body.token) }
  })
  bindAccountRoute(app, platform, contract.leaveWorkspace, async ({ owner, params }, request) => {
    await endMembership(platform, { workspaceId: params.id, userId: owner.id })
    const event = { userId: params.id, actorId: owner.id, caller: callerOf(request), subject: owner.username }
    await recordSecurityEvent(platform, { name: 'member_left', ...event })
    return { message: 'You left the workspace.' }
  })
}
