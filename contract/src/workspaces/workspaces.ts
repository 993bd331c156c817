import { z } from 'zod'
import { email } from '../auth/account.ts'
import { invitationTokenMax } from '../auth/limits.ts'
import { memberRoles } from '../base/roles.ts'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, idValue, instant, messageResponse } from '../base/values.ts'
import { workspaceTexts } from './texts.ts'

/** Members of a workspace. A workspace is its owner's account and has the owner's ID. */

export const memberSchema = z.object({
  userId: idValue,
  username: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  /** Whether the plan has no seat for this member. Those who joined last wait until it has one. */
  isPaused: z.boolean(),
  joinedAt: instant,
})
export type Member = z.infer<typeof memberSchema>

export const memberInvitationSchema = z.object({
  id: idValue,
  /** The only address that may use it; null if anyone with the link may. */
  email: z.string().nullable(),
  role: z.enum(memberRoles),
  expiresAt: instant,
})
export type MemberInvitation = z.infer<typeof memberInvitationSchema>

const role = z.enum(memberRoles, workspaceTexts.roleInvalid)

export const inviteMemberInput = z.object({ email: email.optional(), role })
export type InviteMemberInput = z.infer<typeof inviteMemberInput>

/** The token of an invitation's link, sent in a body so that it appears in no log. */
const tokenInput = z.object({
  token: z
    .string(workspaceTexts.invitationInvalid)
    .min(1, workspaceTexts.invitationInvalid)
    .max(invitationTokenMax, workspaceTexts.invitationInvalid),
})

export const listMembers = defineRoute({
  method: 'GET',
  path: '/api/workspace/members',
  summary: "List the workspace's members other than the owner, in the order they joined",
  access: 'owner',
  role: 'owner',
  response: z.array(memberSchema),
})

export const changeMemberRole = defineRoute({
  method: 'PUT',
  path: '/api/workspace/members/:userId',
  summary: "Change a member's role",
  access: 'owner',
  role: 'owner',
  params: z.object({ userId: idParam }),
  body: z.object({ role }),
  response: messageResponse,
})

export const removeMember = defineRoute({
  method: 'DELETE',
  path: '/api/workspace/members/:userId',
  summary: 'Remove a member from the workspace. Access ends immediately, including on open pages.',
  access: 'owner',
  role: 'owner',
  params: z.object({ userId: idParam }),
  response: messageResponse,
})

export const listMemberInvitations = defineRoute({
  method: 'GET',
  path: '/api/workspace/invitations',
  summary: 'List pending invitations, newest first',
  access: 'owner',
  role: 'owner',
  response: z.array(memberInvitationSchema),
})

export const inviteMember = defineRoute({
  method: 'POST',
  path: '/api/workspace/invitations',
  summary:
    "Create an invitation, valid for seven days, replacing any earlier one for the same address. The link's token is only returned in this response.",
  access: 'owner',
  role: 'owner',
  body: inviteMemberInput,
  response: z.object({
    /**
     * Token of a link to pass on. If the invitation has an address, it requires an account that has confirmed that
     * address, provided that the server sends mail.
     */
    token: z.string(),
    invitation: memberInvitationSchema,
    /** Whether a separate link is mailed to the address. Opening it proves that the recipient reads its mail. */
    isMailed: z.boolean(),
  }),
  status: 201,
})

export const withdrawMemberInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/workspace/invitations/:id',
  summary: 'Revoke an invitation. Its link stops working.',
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const findMemberInvitation = defineRoute({
  method: 'POST',
  path: '/api/workspace-invitations/look-up',
  summary: 'Get the details of an invitation by its token',
  access: 'public',
  body: tokenInput,
  response: z.object({
    /** The owner's name, as visitors see it. */
    workspace: z.string(),
    role: z.enum(memberRoles),
    email: z.string().nullable(),
    /** Whether it only lets an account join that has confirmed `email`: the token isn't that of the invitation email. */
    needsConfirmedEmail: z.boolean(),
    expiresAt: instant,
  }),
})

export const joinWorkspace = defineRoute({
  method: 'POST',
  path: '/api/workspaces/join',
  summary: 'Join a workspace with an invitation token. Each token works once.',
  access: 'account',
  body: tokenInput,
  response: z.object({ workspaceId: idValue }),
})

export const leaveWorkspace = defineRoute({
  method: 'DELETE',
  path: '/api/workspaces/:id/membership',
  summary: 'Leave a workspace',
  access: 'account',
  params: idParams,
  response: messageResponse,
})
