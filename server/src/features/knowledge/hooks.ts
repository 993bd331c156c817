import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { defineHook } from '../../platform/hooks/index.ts'
import type { AnsweringEntry } from './to-knowledge-entry.ts'

/** What later features add to knowledge. */
export const knowledgeHooks = {
  /** Runs when an entry is about to be added. */
  onEntryComing: defineHook<() => void>('knowledge.onEntryComing'),
  /** Runs when an entry is deleted, within the same transaction. */
  onEntryDeleted:
    defineHook<(transaction: Transaction, agentId: number) => Promise<void>>('knowledge.onEntryDeleted'),
  /** Runs when the knowledge of an agent has changed, within the same transaction. */
  onChanged: defineHook<(transaction: Transaction, agentId: number) => Promise<void>>('knowledge.onChanged'),
  /** The entries that trainings have read, or couldn't read; all others wait for a training. */
  listAnsweringEntries: defineHook<
    (database: Queryable, agentId: number) => Promise<ReadonlyMap<number, AnsweringEntry>>
  >('knowledge.listAnsweringEntries'),
}
