import { eq } from '../../../platform/database/drizzle.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'
import { buildEncodedIndex, chunkEntries, openPassagePages } from '../index.ts'
import { type EnrichmentContext, enrichPassages } from './enrich-passages.ts'
import type { Payer } from './generate-questions.ts'

/** The agent answers after this time at the latest, with what remote models have learned by then. */
const patienceMs = 60_000

/**
 * Cuts new entries of an agent's current knowledge, has the configured models read it, and builds an index of all of
 * it. The index isn't live yet.
 */
export async function buildCurrentIndex(
  means: EnrichmentContext,
  payer: Payer,
  report: (share: number) => Promise<void>,
) {
  const { process, platform } = means
  const { database } = platform
  await chunkEntries({ database, process }, payer.agentId, (share) => report(share * 0.3))
  const entries = await database
    .select({
      entryId: knowledgeEntries.id,
      textHash: knowledgeEntries.textHash,
      fileName: knowledgeEntries.fileName,
    })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, payer.agentId))
  const passages = await openPassagePages(database, entries)
  await report(0.3)
  const learned = await enrichPassages({ ...means, patienceMs }, payer, passages)
  await report(0.7)
  const encoded = await buildEncodedIndex(process, passages.read(), passages.bytes)
  await report(0.9)
  return { encoded, learned, entries, passageCounts: passages.counts }
}
