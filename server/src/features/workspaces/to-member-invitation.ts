import type { MemberInvitation } from '@parleykit/contract/workspaces/workspaces'
import type { InvitationRow } from './tables.ts'

/** An invitation as the owner of the workspace sees it. */
export function toMemberInvitation({ id, email, role, expiresAt }: InvitationRow): MemberInvitation {
  return { id, email, role, expiresAt: expiresAt.toISOString() }
}
