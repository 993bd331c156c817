import { providerTexts } from '@parleykit/contract/auth/texts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'

/** Uses a ticket up. Of several concurrent calls, one succeeds and the others throw `sign_in_over`. */
export async function redeemTicket(transaction: Transaction, ticket: string, now: Date): Promise<void> {
  const redeemed = await redeemToken(transaction, 'provider_ticket', ticket, now)
  if (!redeemed) throw new DomainError('sign_in_over', providerTexts.over)
}
