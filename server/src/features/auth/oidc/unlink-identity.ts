import type { ProofInput } from '@parleykit/contract/auth/oidc'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { identities } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { proveIdentity } from '../proof/prove-identity.ts'

/** Unlinks an identity. The password is required, since it remains as a way to sign in. */
export async function unlinkIdentity(
  platform: Platform,
  owner: Owner,
  { id, proof, caller }: { readonly id: number; readonly proof: ProofInput; readonly caller: Caller },
): Promise<void> {
  await proveIdentity(platform, owner, proof, caller)
  const name = platform.identityProvider?.name ?? 'an identity provider'
  await platform.database.transaction(async (transaction) => {
    const unlinked = await transaction
      .delete(identities)
      .where(and(eq(identities.id, id), eq(identities.userId, owner.id)))
      .returning({ id: identities.id })
    if (unlinked.length === 0) throw notFound('Sign-in')
    const message = emailTemplates.identityUnlinked(owner.username, name)
    await platform.mail.send(transaction, toEmail(message, owner.email))
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'identity_unlinked', userId: owner.id, caller, subject: name })
}
