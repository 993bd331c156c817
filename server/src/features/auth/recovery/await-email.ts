import { letters } from '@parleykit/contract/letters'
import { accountTexts } from '@parleykit/contract/texts'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { ApiError } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { accountKey } from '../core/account-key.ts'
import { toLetter } from '../core/to-letter.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { withdrawTokens } from '../one-time-tokens/withdraw-tokens.ts'
import { users } from '../tables.ts'
import type { Owner } from '../to-owner.ts'

const lifetimeMs = 24 * 3600 * 1000

/** Sends a link to an address, which is the account's once it is opened; `already_taken` where it is another's. */
export async function awaitEmail(
  platform: Platform,
  transaction: Transaction,
  { id: userId, username }: Pick<Owner, 'id' | 'username'>,
  email: string,
): Promise<void> {
  const now = platform.clock()
  const taken = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, accountKey(email)), ne(users.id, userId)))
  if (taken.length > 0) throw new ApiError('already_taken', accountTexts.emailTaken)
  await withdrawTokens(transaction, userId, 'email_confirmation')
  const purpose = 'email_confirmation'
  const token = await issueToken(transaction, { purpose, userId, content: email, lifetimeMs, now })
  const url = `${platform.config.siteUrl}/confirm-email#${token}`
  const until = new Date(now.getTime() + lifetimeMs)
  await platform.mail.send(transaction, toLetter(letters.confirmEmail(username), email, { url, until }))
}
