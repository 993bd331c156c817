import { deleteBlobs } from '../../platform/blobs/index.ts'
import type { TransactionContext } from '../../platform/context.ts'
import { and, count, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { type AgentRow, agents, isTakenFrom, touchedColumns } from '../agents/index.ts'
import { recordKnowledgeChange } from './record-knowledge-change.ts'
import { knowledgeEntries } from './tables.ts'

/** Deletes an entry within the transaction that has locked the agent. Returns the entry's name. */
export async function removeKnowledgeEntry(
  { platform, transaction }: TransactionContext,
  {
    input: { agent, now },
    entryId,
  }: { readonly input: { readonly agent: AgentRow; readonly now: Date }; readonly entryId: number },
): Promise<string> {
  const [deleted] = await transaction
    .delete(knowledgeEntries)
    .where(and(eq(knowledgeEntries.id, entryId), eq(knowledgeEntries.agentId, agent.id)))
    .returning({
      fileName: knowledgeEntries.fileName,
      text: knowledgeEntries.text,
      textBytes: knowledgeEntries.textBytes,
      fileBlobId: knowledgeEntries.fileBlobId,
    })
  if (!deleted) throw notFound('Knowledge entry')
  await deleteBlobs(transaction, [deleted.fileBlobId])
  const [left] = await transaction
    .select({ entries: count() })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agent.id))
  await recordKnowledgeChange(
    { platform, transaction },
    { agentId: agent.id, textBytes: -deleted.textBytes, entries: 1, isEmpty: left?.entries === 0 },
  )
  await transaction
    .update(agents)
    .set({
      ...touchedColumns(now),
      // Another entry may contain the same text: then the next training brings the prompt back.
      trainedStarterPrompts: agent.trainedStarterPrompts.filter(
        (prompt) => prompt.entryId !== entryId && !isTakenFrom(prompt, deleted.text),
      ),
    })
    .where(eq(agents.id, agent.id))
  return deleted.fileName
}
