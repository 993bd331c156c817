import { providerTexts } from '@parleykit/contract/auth/texts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { identities } from '../base/tables.ts'
import type { IdentityKey } from './authorization-state.ts'
import { isIdentity } from './find-identity.ts'

/** Records that an identity signed in to its account. Throws `sign_in_over` if it is no longer linked to it. */
export async function recordIdentityUse(
  transaction: Transaction,
  { userId, identity, now }: { readonly userId: number; readonly identity: IdentityKey; readonly now: Date },
): Promise<void> {
  const used = await transaction
    .update(identities)
    .set({ lastUsedAt: now, email: identity.email })
    .where(and(isIdentity(identity), eq(identities.userId, userId)))
    .returning({ id: identities.id })
  if (used.length === 0) throw new DomainError('sign_in_over', providerTexts.over)
}
