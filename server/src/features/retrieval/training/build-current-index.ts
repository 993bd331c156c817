import { buildEncodedIndex, chunkEntries, listTrainableEntries, openPassagePages } from '../index.ts'
import { type EnrichmentContext, enrichPassages } from './enrich-passages.ts'
import type { Payer } from './generate-questions.ts'

/** The agent answers after this time at the latest, with what remote models have learned by then. */
const patienceMs = 60_000

interface Building {
  readonly payer: Payer
  /** See `chunkEntries`. */
  readonly skipsStopped: boolean
  readonly report: (share: number) => Promise<void>
}

/**
 * Cuts new entries of an agent's current knowledge, has the configured models read it, and builds an index of all of it
 * that can be read. The index isn't live yet.
 */
export async function buildCurrentIndex(means: EnrichmentContext, { payer, skipsStopped, report }: Building) {
  const { process, platform, signal } = means
  const { database } = platform
  const { agentId } = payer
  const onProgress = (share: number) => report(share * 0.3)
  await chunkEntries({ database, process, signal }, { agentId, skipsStopped, onProgress })
  const entries = await listTrainableEntries(database, agentId)
  const passages = await openPassagePages(database, entries)
  await report(0.3)
  const learned = await enrichPassages({ ...means, patienceMs }, payer, passages)
  await report(0.7)
  const encoded = await buildEncodedIndex(process, passages.read(), passages.bytes)
  await report(0.9)
  return { encoded, learned, entries, passageCounts: passages.counts }
}
