import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** What later features do when the plan of an account changes. */
export interface BillingHooks {
  /** Runs in the transaction that changes the tier, with the owner's user locked. */
  onTierChanged(transaction: Transaction, ownerId: number, from: string, to: string): Promise<void>
}

/** What everything needs that writes what an owner pays for. */
export interface Billing {
  readonly platform: Platform
  readonly hooks: BillingHooks
}
