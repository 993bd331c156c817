import type { Transaction } from '../../../platform/database/index.ts'
import { defineHook } from '../../../platform/hooks/index.ts'

/** What later features do when agents change hands. */
export const transferHooks = {
  /** Runs in the transaction of the transfer. */
  onAgentsTaken: defineHook<(transaction: Transaction, agentIds: readonly number[]) => Promise<void>>(
    'ownership-transfers.onAgentsTaken',
  ),
}
