import { providerTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { identities } from '../base/tables.ts'
import type { IdentityKey } from './authorization-state.ts'
import { findIdentity } from './find-identity.ts'

/** Identity provider sign-ins that one account may have. */
const identitiesMax = 10

export interface NewIdentity {
  /** The account, whose row the transaction has locked. */
  readonly userId: number
  readonly identity: IdentityKey
  readonly now: Date
  /** The provider's name. */
  readonly name: string
}

/**
 * Links a provider's identity to an account. Throws `already_taken` if it is linked to another one or the account has
 * too many.
 */
export async function addIdentity(
  transaction: Transaction,
  { userId, identity, now, name }: NewIdentity,
): Promise<void> {
  const { issuer, subject, email } = identity
  const [added] = await transaction
    .insert(identities)
    .values({ userId, issuer, subject, email, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  const owner = added ? { userId } : await findIdentity(transaction, identity)
  if (owner?.userId !== userId) throw new DomainError('already_taken', providerTexts.ofAnother(name))
  const count = await transaction.$count(identities, eq(identities.userId, userId))
  if (count > identitiesMax) throw new DomainError('already_taken', providerTexts.tooMany)
}
