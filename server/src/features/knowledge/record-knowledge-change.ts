import type { TransactionContext } from '../../platform/context.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { createStoreId } from './create-store-id.ts'
import { knowledgeHooks } from './hooks.ts'
import { agentKnowledge } from './tables.ts'

interface Change {
  readonly agentId: number
  /** Change in bytes; negative if text was removed. */
  readonly textBytes: number
  /** Number of changed entries. */
  readonly entries: number
  /** Whether the change removed the last entry. */
  readonly isEmpty?: boolean
}

/** Records a change of an agent's knowledge, in the transaction that has locked the agent. */
export async function recordKnowledgeChange(
  { platform, transaction }: TransactionContext,
  { agentId, textBytes, entries, isEmpty = false }: Change,
): Promise<void> {
  await transaction
    .insert(agentKnowledge)
    .values({ agentId, storeId: isEmpty ? null : createStoreId(), revision: entries, textBytes })
    .onConflictDoUpdate({
      target: agentKnowledge.agentId,
      set: {
        storeId: isEmpty ? null : sql`coalesce(${agentKnowledge.storeId}, excluded.store_id)`,
        revision: sql`${agentKnowledge.revision} + excluded.revision`,
        textBytes: sql`${agentKnowledge.textBytes} + excluded.text_bytes`,
      },
    })
  await platform.hooks.run(knowledgeHooks.onChanged, transaction, agentId)
}
