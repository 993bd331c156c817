import { limitsOf } from '@parleykit/contract/billing/plans'
import type { InviteMemberInput } from '@parleykit/contract/workspaces/workspaces'
import { and, eq, gt } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import {
  accountKey,
  createToken,
  hashToken,
  lockTier,
  recordSecurityEvent,
  shownName,
} from '../auth/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../notifications/index.ts'
import type { ActorContext } from './actor-context.ts'
import { recordAudit } from './audit/index.ts'
import { revokeEarlierInvitations } from './revoke-earlier-invitations.ts'
import { type InvitationRow, workspaceInvitations, workspaceMembers } from './tables.ts'
import { throttleInvitationMail } from './throttle-invitation-mail.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

export interface NewInvitation {
  /** Shown once: only its hash is stored. The mail contains a different token. */
  readonly token: string
  readonly invitation: InvitationRow
  /** Whether its link is mailed to the address. */
  readonly isMailed: boolean
}

/**
 * Lets one person join within seven days. If an address is given, only that address may join; if the server sends mail,
 * the link is mailed there and replaces an earlier invitation. Throws `plan_limit_reached` if members and open
 * invitations fill every seat of the plan, `already_exists` for the address of someone in the workspace, and
 * `too_many_requests` if the address reached its daily limit.
 */
export async function inviteMember(
  ctx: ActorContext,
  { email = null, role }: Omit<InviteMemberInput, 'email'> & { readonly email?: string | null | undefined },
): Promise<NewInvitation> {
  const { platform, owner, caller } = ctx
  const now = platform.clock()
  const token = createToken()
  const mailToken = createToken()
  const recipient = platform.mail.isOn ? email : null
  const invitation = await (recipient === null
    ? store()
    : throttleInvitationMail(platform, { workspaceId: owner.id, email: recipient }, store))
  notifyOwner(platform, owner.id, { topic: 'members' })
  const subject = email === null ? role : `${accountKey(email)}, ${role}`
  await recordSecurityEvent(platform, { name: 'member_invited', userId: owner.id, caller, subject })
  return { token, invitation, isMailed: recipient !== null }

  async function store(): Promise<InvitationRow> {
    return platform.database.transaction(async (transaction) => {
      const limit = limitsOf(await lockTier(transaction, owner.id)).members
      if (email !== null) await revokeEarlierInvitations(transaction, { workspaceId: owner.id, email })
      const members = await transaction.$count(workspaceMembers, eq(workspaceMembers.workspaceId, owner.id))
      const ofWorkspace = eq(workspaceInvitations.workspaceId, owner.id)
      const open = await transaction.$count(
        workspaceInvitations,
        and(ofWorkspace, gt(workspaceInvitations.expiresAt, now)),
      )
      if (1 + members + open >= limit) throw new DomainError('plan_limit_reached', noSeat(limit, open))
      const expiresAt = new Date(now.getTime() + lifetimeMs)
      const [stored] = await transaction
        .insert(workspaceInvitations)
        .values({
          workspaceId: owner.id,
          tokenHash: hashToken(token),
          mailTokenHash: recipient === null ? null : hashToken(mailToken),
          role,
          email,
          expiresAt,
        })
        .returning()
      if (!stored) throw new Error('The database returned no invitation')
      const invited = { kind: 'member', ...(email !== null && { name: accountKey(email) }) } as const
      const entry = { action: 'member_invited', subject: invited, details: { role } } as const
      await recordAudit({ ...ctx, transaction }, entry)
      if (recipient !== null) {
        const text = emailTemplates.memberInvitation(shownName(owner), role, expiresAt.toUTCString())
        const url = `${platform.config.siteUrl}/join#${mailToken}`
        await platform.mail.send(transaction, toEmail(text, recipient, { url, until: expiresAt }))
      }
      return stored
    })
  }
}

function noSeat(limit: number, open: number): string {
  if (limit === 1) return 'Your plan includes one seat. Upgrade to invite others.'
  const invited = open > 0 ? ', including open invitations' : ''
  return `Your plan includes ${limit} seats${invited}. Remove a member or upgrade your plan.`
}
