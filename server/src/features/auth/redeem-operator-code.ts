import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { oneTimeTokens } from './base/tables.ts'
import { parseCode } from './core/recovery-code.ts'
import { redeemToken } from './one-time-tokens/redeem-token.ts'

/** Uses up an operator code, with those of other starts. Returns whether it was right. */
export async function redeemOperatorCode(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  typed: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, 'operator_code', parseCode(typed), clock())
    if (!redeemed) return false
    await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, 'operator_code'))
    return true
  })
}
