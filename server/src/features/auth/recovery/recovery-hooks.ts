import type { Transaction } from '../../../platform/database/index.ts'

export interface RecoveryHooks {
  /**
   * Takes back what whoever had the account before has promised others in its name, as a part of the transaction that sets a
   * new password by a link; with `isClaimed` the account is somebody else's from now on. Returns what is to be told of it
   * once that is committed.
   */
  withdrawPromises(
    transaction: Transaction,
    account: { readonly userId: number; readonly isClaimed: boolean },
  ): Promise<() => void>
}
