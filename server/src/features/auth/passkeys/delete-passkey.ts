import type { PasskeyProof } from '@parleykit/contract/auth/passkeys'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { passkeys } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { proveIdentity } from '../proof/prove-identity.ts'

/** Removes one of the owner's passkeys after identity confirmation. Throws `not_found`. */
export async function deletePasskey(
  platform: Platform,
  owner: Owner,
  { passkeyId, proof }: { readonly passkeyId: number; readonly proof: PasskeyProof },
  caller: Caller,
): Promise<void> {
  await proveIdentity(platform, owner, proof, caller)
  const [removed] = await platform.database
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, owner.id)))
    .returning({ name: passkeys.name })
  if (!removed) throw notFound('Passkey')
  notifyOwner(platform, owner.id, { topic: 'account' })
  const event = { name: 'passkey_removed', userId: owner.id, caller, subject: removed.name } as const
  await recordSecurityEvent(platform, event)
}
