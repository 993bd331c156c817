import { z } from 'zod'
import { email } from './account.ts'
import { invitationTokenMax } from './limits.ts'
import { memberRoles } from './roles.ts'
import { defineRoute } from './route.ts'
import { workspaceTexts } from './texts.ts'
import { idParam, idParams, idValue, instant, messageResponse } from './values.ts'

/** People in somebody's workspace, which is that person's account: its id is the owner's. */

export const memberSchema = z.object({
  userId: idValue,
  username: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  /** Whether the plan has no seat for this member: those who came last wait until it has. */
  isPaused: z.boolean(),
  joinedAt: instant,
})
export type Member = z.infer<typeof memberSchema>

export const memberInvitationSchema = z.object({
  id: idValue,
  /** The only address that may use it; null for whoever has the link. */
  email: z.string().nullable(),
  role: z.enum(memberRoles),
  expiresAt: instant,
})
export type MemberInvitation = z.infer<typeof memberInvitationSchema>

const role = z.enum(memberRoles, workspaceTexts.roleInvalid)

export const inviteMemberInput = z.object({ email: email.optional(), role })
export type InviteMemberInput = z.infer<typeof inviteMemberInput>

/** What an invitation's link carries: in a body, so that it stands in no log. */
const tokenInput = z.object({
  token: z
    .string(workspaceTexts.invitationInvalid)
    .min(1, workspaceTexts.invitationInvalid)
    .max(invitationTokenMax, workspaceTexts.invitationInvalid),
})

export const listMembers = defineRoute({
  method: 'GET',
  path: '/api/workspace/members',
  summary: 'Who is in the workspace beside its owner, in the order of joining',
  access: 'owner',
  role: 'owner',
  response: z.array(memberSchema),
})

export const changeMemberRole = defineRoute({
  method: 'PUT',
  path: '/api/workspace/members/:userId',
  summary: 'Give a member another role',
  access: 'owner',
  role: 'owner',
  params: z.object({ userId: idParam }),
  body: z.object({ role }),
  response: messageResponse,
})

export const removeMember = defineRoute({
  method: 'DELETE',
  path: '/api/workspace/members/:userId',
  summary: 'Take a member out of the workspace; it ends at once, open pages too',
  access: 'owner',
  role: 'owner',
  params: z.object({ userId: idParam }),
  response: messageResponse,
})

export const listMemberInvitations = defineRoute({
  method: 'GET',
  path: '/api/workspace/invitations',
  summary: 'Invitations that nobody has used yet, the newest first',
  access: 'owner',
  role: 'owner',
  response: z.array(memberInvitationSchema),
})

export const inviteMember = defineRoute({
  method: 'POST',
  path: '/api/workspace/invitations',
  summary:
    'Invite somebody for seven days, in place of an earlier invitation of that address: the answer is the only one that holds the token of the link',
  access: 'owner',
  role: 'owner',
  body: inviteMemberInput,
  response: z.object({
    /** Of a link to hand over; with an address it needs an account that has confirmed that, where mails are sent. */
    token: z.string(),
    invitation: memberInvitationSchema,
    /** Whether a link of its own is sent to the address: who opens that has shown to read its mails. */
    isMailed: z.boolean(),
  }),
  status: 201,
})

export const withdrawMemberInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/workspace/invitations/:id',
  summary: 'Withdraw an invitation; its link opens nothing any more',
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const findMemberInvitation = defineRoute({
  method: 'POST',
  path: '/api/workspace-invitations/look-up',
  summary: 'What the invitation behind a token offers',
  access: 'public',
  body: tokenInput,
  response: z.object({
    /** The name of its owner, as visitors see it. */
    workspace: z.string(),
    role: z.enum(memberRoles),
    email: z.string().nullable(),
    expiresAt: instant,
  }),
})

export const joinWorkspace = defineRoute({
  method: 'POST',
  path: '/api/workspaces/join',
  summary: 'Join a workspace by the token of an invitation, which is used up by that',
  access: 'account',
  body: tokenInput,
  response: z.object({ workspaceId: idValue }),
})

export const leaveWorkspace = defineRoute({
  method: 'DELETE',
  path: '/api/workspaces/:id/membership',
  summary: "Leave somebody's workspace",
  access: 'account',
  params: idParams,
  response: messageResponse,
})
