import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What later features do when the plan of an account changes. */
interface BillingHooks {
  /** Runs in the transaction that changes the tier, with the owner's user locked. */
  onTierChanged(transaction: Transaction, ownerId: number, from: string, to: string): Promise<void>
  /** Runs once that is committed. */
  afterTierChanged(ownerId: number): Promise<void>
}

/** What is needed to change an account's tier, beside a server too. */
export interface TierKeeping {
  readonly platform: Pick<Platform, 'config' | 'database' | 'pubsub' | 'clock' | 'log'> & {
    /** Absent beside a server, where nobody keeps the queue. */
    readonly mail?: Platform['mail']
  }
  readonly hooks: BillingHooks
}

/** What everything needs that writes what an owner pays for. */
export interface Billing extends TierKeeping {
  readonly platform: Platform
}
