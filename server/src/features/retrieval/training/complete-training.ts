import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, type TrainedStarterPrompt } from '../../agents/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'
import { storeStarterPrompts } from '../index.ts'
import { trainingStates } from './tables.ts'

interface Trained {
  readonly seenRevision: number
  /** The entries that the prompts were chosen from. */
  readonly seenEntries: readonly number[]
  readonly trainedStarterPrompts: readonly TrainedStarterPrompt[]
}

/**
 * `more`: more knowledge was requested in the meantime. `entry-deleted`: nothing was stored, and prompts must be chosen
 * again.
 */
export type CompletionResult = 'everything' | 'more' | 'entry-deleted'

/** Records the end of a training, with the starter prompts that it chose. */
export function completeTraining(
  platform: Platform,
  {
    key,
    trained,
  }: { readonly key: { readonly agentId: number; readonly version: number }; readonly trained: Trained },
): Promise<CompletionResult> {
  const { agentId } = key
  const { seenRevision, seenEntries, trainedStarterPrompts } = trained
  const isEverything = sql`${trainingStates.requestedRevision} <= ${seenRevision}`
  return platform.database.transaction(async (transaction) => {
    const [agent] = await transaction.select().from(agents).where(eq(agents.id, agentId)).for('no key update')
    if (!agent) return 'everything'
    // An entry deleted since has taken its prompts along. Prompts chosen before must not bring them back.
    const rows = await transaction
      .select({ id: knowledgeEntries.id })
      .from(knowledgeEntries)
      .where(eq(knowledgeEntries.agentId, agentId))
    const present = new Set(rows.map(({ id }) => id))
    if (seenEntries.some((entryId) => !present.has(entryId))) return 'entry-deleted'
    await storeStarterPrompts(transaction, { key, starterPrompts: [...trainedStarterPrompts] })
    await transaction
      .update(agents)
      .set({ trainedStarterPrompts: [...trainedStarterPrompts] })
      .where(eq(agents.id, agentId))
    const [settled] = await transaction
      .update(trainingStates)
      .set({
        trainedRevision: seenRevision,
        status: sql`case when ${isEverything} then 'completed' else ${trainingStates.status} end`,
        error: null,
        stops: 0,
        progress: sql`case when ${isEverything} then 1 else ${trainingStates.progress} end`,
      })
      .where(eq(trainingStates.agentId, agentId))
      .returning({ status: trainingStates.status })
    return settled?.status === 'processing' ? 'more' : 'everything'
  })
}
