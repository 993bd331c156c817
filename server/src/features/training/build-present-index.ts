import { eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import type { WorkProcess } from '../../platform/work-process/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { buildEncodedIndex, cutNewEntries, openPassagePages } from '../retrieval/index.ts'

/** Cuts what is new of an agent's present knowledge, and builds the index of all of it. Nothing answers from it yet. */
export async function buildPresentIndex(
  { database, process }: { readonly database: Database; readonly process: WorkProcess },
  agentId: number,
  report: (share: number) => Promise<void>,
) {
  await cutNewEntries({ database, process }, agentId, (share) => report(share * 0.5))
  const entries = await database
    .select({
      entryId: knowledgeEntries.id,
      textHash: knowledgeEntries.textHash,
      fileName: knowledgeEntries.fileName,
    })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agentId))
  const passages = await openPassagePages(database, entries)
  await report(0.6)
  const encoded = await buildEncodedIndex(process, passages.read(), passages.bytes)
  await report(0.9)
  return { encoded, entries, passageCounts: passages.counts }
}
