import { and, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { oneTimeTokens } from '../base/tables.ts'
import { hashToken } from '../base/token.ts'
import type { OneTimeTokenPurpose } from './issue-token.ts'

export interface RedeemedToken {
  readonly userId: number | null
  readonly content: string | null
}

const columns = { userId: oneTimeTokens.userId, content: oneTimeTokens.content }

/** Reads a token without using it. Null if it is unknown, used or expired. */
export async function findToken(
  database: Queryable,
  purpose: OneTimeTokenPurpose,
  token: string,
  now: Date,
): Promise<RedeemedToken | null> {
  const [found] = await database
    .select(columns)
    .from(oneTimeTokens)
    .where(isValid(purpose, token, now))
  return found ?? null
}

/** Reads a token and uses it up. Of several concurrent calls, one gets it. Null if it is unknown, used or expired. */
export async function redeemToken(
  transaction: Transaction,
  purpose: OneTimeTokenPurpose,
  token: string,
  now: Date,
): Promise<RedeemedToken | null> {
  const [redeemed] = await transaction
    .delete(oneTimeTokens)
    .where(isValid(purpose, token, now))
    .returning(columns)
  return redeemed ?? null
}

function isValid(purpose: OneTimeTokenPurpose, token: string, now: Date) {
  const { tokenHash, expiresAt } = oneTimeTokens
  return and(eq(tokenHash, hashToken(token)), eq(oneTimeTokens.purpose, purpose), gt(expiresAt, now))
}
