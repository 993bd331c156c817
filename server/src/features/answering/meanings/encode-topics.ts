import { createHash } from 'node:crypto'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SentenceEncoder } from '../../../platform/sentence-encoder/index.ts'
import { agents, holdAgent } from '../../agents/index.ts'
import {
  openReadingProcess,
  openVersionPages,
  passages,
  quantise,
  workLimits,
} from '../../retrieval/index.ts'
import { topicEncodings, topicVectors } from '../base/tables.ts'
import type { TopicTexts } from '../worker/list-topic-texts.ts'
import { listingTopicTexts } from '../worker/topic-work.ts'

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
  const { sentenceEncoder: encoder } = platform
  if (!encoder) return
  for (const topic of await listTopics(platform, key))
    await encodePassage(platform, encoder, { agentId: key.agentId, ...topic })
}

/** None where they are too many: the rest of large knowledge isn't even read. */
async function listTopics(
  platform: Platform,
  version: { agentId: number; version: number },
): Promise<TopicTexts[]> {
  const pages = await openVersionPages(platform.database, version)
  const process = openReadingProcess(platform, pages.bytes)
  try {
    const topics: TopicTexts[] = []
    let count = 0
    for await (const page of pages.read()) {
      for (const topic of await process.run(listingTopicTexts, page, workLimits(pages.bytes))) {
        topics.push(topic)
        count += topic.texts.length
      }
      if (count > mostTexts) return []
    }
    return topics
  } finally {
    process.close()
  }
}

async function encodePassage(
  { database }: Platform,
  encoder: SentenceEncoder,
  { agentId, passageId, texts }: TopicTexts & { readonly agentId: number },
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
