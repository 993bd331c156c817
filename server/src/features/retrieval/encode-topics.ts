import { createHash } from 'node:crypto'
import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import { passageTokens } from '@parleykit/engine/text/passage-size'
import type { WorkProcess } from '../../platform/child-process/index.ts'
import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import type { SentenceEncoder } from '../../platform/sentence-encoder/index.ts'
import { lockExistingPassages } from './base/lock-existing-passages.ts'
import { topicVectors } from './base/tables.ts'
import type { PassagePages } from './open-passage-pages.ts'
import { listingTopicTexts } from './reading/index-work.ts'
import { encodedWholeTokens, workLimits } from './reading/work-limits.ts'

interface Means {
  readonly database: Database
  readonly encoder: SentenceEncoder
  readonly process: WorkProcess
}

/**
 * Encodes the topics of small knowledge; skips larger knowledge. Passages keep the vectors that they have. Passages
 * that aren't in English get none.
 */
export async function encodeTopics(
  { database, encoder, process }: Means,
  agentId: number,
  pages: PassagePages,
): Promise<void> {
  const small = await readSmall(pages)
  if (!small) return
  const listed = await process.run(listingTopicTexts, small, workLimits(pages.bytes))
  const topics = listed.map((topic) => ({ ...topic, textsHash: hashOf(topic.texts) }))
  const ids = topics.map(({ passageId }) => passageId)
  const stored = await database
    .select({ passageId: topicVectors.passageId, textsHash: topicVectors.textsHash })
    .from(topicVectors)
    .where(and(inArray(topicVectors.passageId, ids), eq(topicVectors.model, encoder.name)))
  const known = new Map(stored.map(({ passageId, textsHash }) => [passageId, textsHash]))
  const lacking = topics.filter(({ passageId, textsHash }) => !known.get(passageId)?.equals(textsHash))
  const vectors = await encoder.encodeAll(lacking.flatMap(({ texts }) => texts))
  const rows = lacking.map(({ passageId, texts, textsHash }) => {
    const own = vectors.splice(0, texts.length).map((vector) => Buffer.from(quantise(vector).buffer))
    return { passageId, model: encoder.name, textsHash, vectors: Buffer.concat(own) }
  })
  await storeVectors(database, agentId, rows)
}

/** Null if the knowledge is too large. */
async function readSmall(pages: PassagePages): Promise<IndexablePassage[] | null> {
  const read: IndexablePassage[] = []
  for await (const page of pages.read()) {
    read.push(...page)
    if (read.reduce((sum, passage) => sum + passageTokens(passage), 0) > encodedWholeTokens) return null
  }
  return read
}

function hashOf(texts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(texts)).digest()
}

async function storeVectors(
  database: Database,
  agentId: number,
  rows: readonly (typeof topicVectors.$inferInsert)[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const kept = await lockExistingPassages(transaction, agentId, rows)
    if (kept.length === 0) return
    await transaction
      .insert(topicVectors)
      .values(kept)
      .onConflictDoUpdate({
        target: [topicVectors.passageId, topicVectors.model],
        set: { textsHash: sql`excluded.texts_hash`, vectors: sql`excluded.vectors` },
      })
  })
}
