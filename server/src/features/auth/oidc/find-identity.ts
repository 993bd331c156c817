import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { identities } from '../base/tables.ts'
import type { IdentityKey } from './authorization-state.ts'

export const isIdentity = ({ issuer, subject }: Pick<IdentityKey, 'issuer' | 'subject'>) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject))

/** The account that a person at the provider signs in to, or null. */
export async function findIdentity(
  database: Queryable,
  identity: IdentityKey,
): Promise<{ userId: number } | null> {
  const [found] = await database
    .select({ userId: identities.userId })
    .from(identities)
    .where(isIdentity(identity))
  return found ?? null
}
