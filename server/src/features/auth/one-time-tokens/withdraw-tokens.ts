import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { oneTimeTokens } from '../tables.ts'
import type { TokenPurpose } from './issue-token.ts'

/** Makes an account's tokens of some purposes worthless. */
export async function withdrawTokens(
  transaction: Transaction,
  userId: number,
  ...purposes: TokenPurpose[]
): Promise<void> {
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}
