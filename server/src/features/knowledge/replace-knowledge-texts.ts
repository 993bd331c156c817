import type { TransactionContext } from '../../platform/context.ts'
import { asc, eq } from '../../platform/database/drizzle.ts'
import { lockOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import type { AssessedEntry } from './assess-entry.ts'
import { removeKnowledgeEntry } from './remove-knowledge-entry.ts'
import { knowledgeEntries } from './tables.ts'
import { writeKnowledgeEntry } from './write-knowledge-entry.ts'

/**
 * Replaces an agent's entries with these, matched by name, within the caller's transaction: entries with other text are
 * rewritten, missing ones deleted. Returns whether text was added or changed, and whether an entry was deleted.
 */
export async function replaceKnowledgeTexts(
  ctx: TransactionContext,
  {
    input: { owner, agentId, now },
    wanted,
  }: {
    readonly input: { readonly owner: Owner; readonly agentId: number; readonly now: Date }
    readonly wanted: readonly AssessedEntry[]
  },
): Promise<{ readonly hasNew: boolean; readonly hasDeleted: boolean }> {
  const { transaction } = ctx
  const lock = async () => ({ agent: await lockOwnAgent(transaction, owner, agentId), now })
  await lock()
  const present = await transaction
    .select()
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agentId))
    .orderBy(asc(knowledgeEntries.id))
  const gone = present.filter(({ fileName }) => !wanted.some((entry) => entry.fileName === fileName))
  for (const { id } of gone) await removeKnowledgeEntry(ctx, { input: await lock(), entryId: id })
  let hasNew = false
  for (const entry of wanted) {
    const former = present.find(({ fileName }) => fileName === entry.fileName)
    if (former?.textHash.equals(entry.measured.textHash)) continue
    hasNew = true
    await writeKnowledgeEntry(ctx, { owner, ...(await lock()), former }, entry)
  }
  return { hasNew, hasDeleted: gone.length > 0 }
}
