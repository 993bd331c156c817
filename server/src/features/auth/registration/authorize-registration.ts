import type { RegistrationMode } from '@parleykit/contract/auth/account'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getModes } from '../../setup/modes/index.ts'
import type { Applicant } from '../base/hooks.ts'
import { invitations } from '../base/tables.ts'
import { hashToken } from '../base/token.ts'
import { accountKey } from '../core/account-key.ts'
import { getRegistrationMode } from './get-registration-mode.ts'

/**
 * Throws if this account may not be registered. Returns the invitation's token hash, or null if none is needed. Called
 * before a password is hashed, and again under the registration lock.
 */
export async function authorizeRegistration(
  platform: Platform,
  database: Queryable,
  { invite, email }: Applicant,
  configured: RegistrationMode = getModes(platform).registration,
): Promise<Buffer | null> {
  const mode = await getRegistrationMode(database, configured)
  if (mode === 'open') return null
  if (mode === 'closed') throw new DomainError('registration_closed', accountTexts.registrationClosed)
  if (!invite) throw new DomainError('invitation_required', accountTexts.invitationRequired)
  const tokenHash = hashToken(invite)
  const [invitation] = await database
    .select({ emailKey: invitations.emailKey })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, platform.clock())))
  if (!invitation) throw new DomainError('invitation_invalid', accountTexts.invitationInvalid)
  if (invitation.emailKey !== null && invitation.emailKey !== accountKey(email))
    throw new DomainError('invitation_invalid', accountTexts.invitationOfAnother)
  return tokenHash
}
