import type { Transaction } from '../../../platform/database/index.ts'
import { defineHook } from '../../../platform/hooks/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What follows for later features when an account's plan changes. */
export const billingHooks = {
  /** Runs in the transaction that changes the tier, with the owner's user locked. */
  onTierChanged:
    defineHook<(transaction: Transaction, ownerId: number, to: string) => Promise<void>>(
      'billing.onTierChanged',
    ),
  /** Runs after the commit. */
  afterTierChanged: defineHook<(ownerId: number) => Promise<void>>('billing.afterTierChanged'),
}

/** What a change of an account's tier needs, also outside a server. */
export type TierPlatform = Pick<Platform, 'config' | 'database' | 'hooks' | 'pubsub' | 'clock' | 'log'> & {
  // Absent outside a server, where no process delivers the queue and nothing else is signed.
  readonly mail?: Platform['mail']
  readonly signing?: Platform['signing']
}
