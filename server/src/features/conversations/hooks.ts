import type { Transaction } from '../../platform/database/index.ts'
import { defineHook } from '../../platform/hooks/index.ts'

export interface RatedMessage {
  readonly agentId: number
  readonly conversationId: number
  readonly id: number
  readonly content: string
  /** The comment that the visitor just wrote; null for none. */
  readonly comment: string | null
}

/** How later features react to what visitors do. */
export const conversationHooks = {
  /** Runs in the transaction that stores a visitor's thumb down. */
  onRatedDown:
    defineHook<(transaction: Transaction, message: RatedMessage) => Promise<void>>(
      'conversations.onRatedDown',
    ),
}
