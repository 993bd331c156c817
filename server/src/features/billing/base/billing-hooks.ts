import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Called by billing for later features when an account's plan changes. */
interface BillingHooks {
  /** Runs in the transaction that changes the tier, with the owner's user locked. */
  onTierChanged(transaction: Transaction, ownerId: number, from: string, to: string): Promise<void>
  /** Runs after the commit. */
  afterTierChanged(ownerId: number): Promise<void>
}

/** Dependencies for changing an account's tier, also outside a server. */
export interface TierKeeping {
  readonly platform: Pick<Platform, 'config' | 'database' | 'pubsub' | 'clock' | 'log'> & {
    /** Absent outside a server, where no process delivers the queue. */
    readonly mail?: Platform['mail']
  }
  readonly hooks: BillingHooks
}

/** Dependencies of every function that writes subscriptions. */
export interface Billing extends TierKeeping {
  readonly platform: Platform
}
