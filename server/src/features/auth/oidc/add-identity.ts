import { identitiesMax } from '@parleykit/contract/limits'
import { providerTexts } from '@parleykit/contract/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { identities } from '../base/tables.ts'
import { findIdentity } from './find-identity.ts'
import type { IdentityKey } from './visit.ts'

export interface NewIdentity {
  /** Whose row the transaction holds. */
  readonly userId: number
  readonly identity: IdentityKey
  readonly now: Date
  /** What the provider is called. */
  readonly name: string
}

/** Lets a person at the provider open an account; `already_taken` where they open another one, or too many open this one. */
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
