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

/** What a token says, without using it; null when it is unknown, used or over. */
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

/** What a token says; of several at once one alone gets it. Null when it is unknown, used or over. */
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
