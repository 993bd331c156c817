import { eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { addIdentity } from './add-identity.ts'
import type { IdentityKey } from './authorization-state.ts'

export interface Link {
  readonly identity: IdentityKey
  /** The provider's name. */
  readonly name: string
  readonly caller: Caller
}

/** Links an identity to the account of a person who proved to be its owner, and tells them by mail. */
export async function linkIdentity(
  platform: Platform,
  owner: Owner,
  { identity, name, caller }: Link,
): Promise<void> {
  const userId = owner.id
  await platform.database.transaction(async (transaction) => {
    const held = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    if (held.length === 0) throw notFound('Account')
    await addIdentity(transaction, { userId, identity, now: platform.clock(), name })
    await platform.mail.send(
      transaction,
      toEmail(emailTemplates.identityLinked(owner.username, name), owner.email),
    )
  })
  notifyOwner(platform, userId, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'identity_linked', userId, caller, subject: name })
}
