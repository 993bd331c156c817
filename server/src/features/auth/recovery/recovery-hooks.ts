import type { Transaction } from '../../../platform/database/index.ts'

/** Its owner, who is signed in; a link; or a link by which a mailbox takes an address that it had never confirmed. */
type NewPasswordBy = 'owner' | 'link' | 'claim'

export interface RecoveryHooks {
  /**
   * Takes back what whoever had the account before may have promised others in its name, as a part of the transaction that
   * sets a new password. Returns what is to be told of it once that is committed.
   */
  withdrawPromises(
    transaction: Transaction,
    account: { readonly userId: number; readonly by: NewPasswordBy },
  ): Promise<() => void>
}
