import { passkeyNameMax } from '@parleykit/contract/auth/limits'
import type { NewCredential, Passkey } from '@parleykit/contract/auth/passkeys'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { count, eq } from '../../../platform/database/drizzle.ts'
import { isUniqueViolation } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { requireConfirmedEmail } from '../base/require-confirmed-email.ts'
import { passkeys, users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { describeDevice } from '../core/describe-device.ts'
import { consumeChallenge } from './challenge.ts'
import { rejectTooManyPasskeys } from './reject-too-many-passkeys.ts'
import { requireRelyingParty } from './require-relying-party.ts'
import { toPasskey } from './to-passkey.ts'
import { type VerifiedCredential, verifyRegistration } from './verify-registration.ts'

/** Adds a passkey that this browser created to the account, and tells its owner by mail. */
export async function addPasskey(
  platform: Platform,
  owner: Owner,
  credential: NewCredential,
  { caller, browserToken }: { readonly caller: Caller; readonly browserToken: string | null },
): Promise<Passkey> {
  requireConfirmedEmail(platform, owner)
  const ceremony = { kind: 'add', userId: owner.id, browserToken } as const
  const read = await verifyRegistration(platform, requireRelyingParty(platform.config), credential, ceremony)
  const name = (describeDevice(caller.userAgent) ?? 'Passkey').slice(0, passkeyNameMax)
  const added = await store(platform, owner, {
    ...read,
    name,
    transports: credential.response.transports ?? [],
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'passkey_added', userId: owner.id, caller, subject: name })
  return toPasskey(added)
}

interface NewPasskey extends VerifiedCredential {
  readonly name: string
  readonly transports: string[]
}

async function store(
  platform: Platform,
  owner: Owner,
  { challengeId, ...given }: NewPasskey,
): Promise<typeof passkeys.$inferSelect> {
  const now = platform.clock()
  try {
    return await platform.database.transaction(async (transaction) => {
      // Locked so that concurrent requests can't exceed the limit.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update')
      if (!(await consumeChallenge(transaction, challengeId, now)))
        throw new DomainError('passkey_invalid', accountTexts.passkeyUnreadable)
      const [added] = await transaction
        .insert(passkeys)
        .values({ ...given, userId: owner.id, createdAt: now })
        .returning()
      if (!added) throw new Error('The database returned no passkey')
      const ofUser = eq(passkeys.userId, owner.id)
      const [counted] = await transaction.select({ all: count() }).from(passkeys).where(ofUser)
      rejectTooManyPasskeys(counted?.all ?? 0)
      const message = emailTemplates.passkeyAdded(owner.username, given.name)
      await platform.mail.send(transaction, toEmail(message, owner.email))
      return added
    })
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id_key'))
      throw new DomainError('already_exists', accountTexts.passkeyKnown)
    throw error
  }
}
