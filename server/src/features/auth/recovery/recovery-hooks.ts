import type { Transaction } from '../../../platform/database/index.ts'

/** Set by the signed-in owner, by a link, or by a link that also confirms the address for the first time. */
type NewPasswordBy = 'owner' | 'link' | 'claim'

export interface RecoveryHooks {
  /**
   * Withdraws offers and invitations that a previous user of the account may have made, in the transaction that sets a
   * new password. Returns a function that sends the notifications; call it after the commit.
   */
  withdrawPromises(
    transaction: Transaction,
    account: { readonly userId: number; readonly by: NewPasswordBy },
  ): Promise<() => void>
}
