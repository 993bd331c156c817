import type { Passkey } from '@parleykit/contract/auth/passkeys'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { passkeys } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { toPasskey } from './to-passkey.ts'

/** Renames one of the owner's passkeys. Throws `not_found`. */
export async function renamePasskey(
  platform: Platform,
  owner: Owner,
  passkeyId: number,
  name: string,
): Promise<Passkey> {
  const [renamed] = await platform.database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, owner.id)))
    .returning()
  if (!renamed) throw notFound('Passkey')
  notifyOwner(platform, owner.id, { topic: 'account' })
  return toPasskey(renamed)
}
