import type { Database, Transaction } from '../../platform/database/index.ts'
import { defineHook } from '../../platform/hooks/index.ts'
import type { ListTrainingStates } from './training-state.ts'

/** What later features add to agents. */
export const agentHooks = {
  /** Deletes bulk data in short transactions, since the final one locks the agent and blocks its visitors. */
  shrink: defineHook<(database: Database, agentId: number) => Promise<void>>('agents.shrink'),
  /** Removes an agent's data that foreign keys don't reach. */
  beforeDeleted:
    defineHook<(transaction: Transaction, agentId: number) => Promise<void>>('agents.beforeDeleted'),
  /** Ends the live handoffs of an agent. */
  onLiveHandoffSwitchedOff: defineHook<(agentId: number) => Promise<void>>('agents.onLiveHandoffSwitchedOff'),
  /** Runs when an agent is set to train by itself. */
  onTrainsItself:
    defineHook<(transaction: Transaction, agentId: number) => Promise<void>>('agents.onTrainsItself'),
  listTrainingStates: defineHook<ListTrainingStates>('agents.listTrainingStates'),
}
