import { createHash } from 'node:crypto'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SentenceEncoder } from '../../../platform/sentence-encoder/index.ts'
import { agents, holdAgent } from '../../agents/index.ts'
import { openVersionPages, passages, quantise } from '../../retrieval/index.ts'
import { topicEncodings, topicVectors } from '../base/tables.ts'

/** Texts of an agent that are encoded, at 15 to 40 ms of a core each: larger knowledge is searched by words alone. */
const mostTexts = 6000

/**
 * Gives the topics of an agent's live knowledge vectors, in the background: what a refusal suggests is then near in meaning
 * as well. What stays from the training before keeps its vectors; only English texts get some.
 */
export async function encodeTopics(platform: Platform, agentId: number): Promise<void> {
  const { database, sentenceEncoder: encoder } = platform
  if (!encoder) return
  const [agent] = await database
    .select({ liveVersion: agents.liveVersion })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent || agent.liveVersion === null) return
  await encodeVersionTopics(platform, { agentId, version: agent.liveVersion })
  const done = { version: agent.liveVersion, model: encoder.name }
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    await transaction
      .insert(topicEncodings)
      .values({ agentId, ...done })
      .onConflictDoUpdate({ target: topicEncodings.agentId, set: done })
  })
}

/** Gives the topics of one version vectors, as far as they have none. */
export async function encodeVersionTopics(
  platform: Platform,
  key: { readonly agentId: number; readonly version: number },
): Promise<void> {
  const { database, sentenceEncoder: encoder } = platform
  if (!encoder) return
  for (const topic of await listTopics(database, key))
    await encodePassage(platform, encoder, { agentId: key.agentId, ...topic })
}

interface PassageTopics {
  readonly passageId: number
  readonly texts: readonly string[]
}

/** None where they are too many: the rest of large knowledge isn't even read. */
async function listTopics(
  database: Database,
  version: { agentId: number; version: number },
): Promise<PassageTopics[]> {
  const topics: PassageTopics[] = []
  let count = 0
  for await (const page of (await openVersionPages(database, version)).read()) {
    for (const passage of page) {
      const texts = encodedTexts(passage)
      count += texts.length
      if (count > mostTexts) return []
      if (texts.length > 0) topics.push({ passageId: passage.passageId, texts })
    }
  }
  return topics
}

async function encodePassage(
  { database }: Platform,
  encoder: SentenceEncoder,
  { agentId, passageId, texts }: PassageTopics & { readonly agentId: number },
): Promise<void> {
  const textsHash = createHash('sha256').update(JSON.stringify(texts)).digest()
  const isOfPassage = and(eq(topicVectors.passageId, passageId), eq(topicVectors.model, encoder.name))
  const [stored] = await database
    .select({ textsHash: topicVectors.textsHash })
    .from(topicVectors)
    .where(isOfPassage)
  if (stored?.textsHash.equals(textsHash)) return
  const encoded = await encoder.encodeLater(texts)
  const vectors = Buffer.concat(encoded.map((vector) => Buffer.from(quantise(vector).buffer)))
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    // Held until the end: a deletion waits, and takes these vectors with it.
    const present = await transaction
      .select({ id: passages.id })
      .from(passages)
      .where(eq(passages.id, passageId))
      .for('key share')
    if (present.length === 0) return
    await transaction
      .insert(topicVectors)
      .values({ passageId, model: encoder.name, textsHash, vectors })
      .onConflictDoUpdate({
        target: [topicVectors.passageId, topicVectors.model],
        set: { textsHash, vectors },
      })
  })
}
