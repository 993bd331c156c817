import { createHash } from 'node:crypto'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SentenceEncoder } from '../../../platform/sentence-encoder/index.ts'
import { agents, holdAgent } from '../../agents/index.ts'
import { listVersionPassages, passages, quantise } from '../../retrieval/index.ts'
import { topicEncodings, topicVectors } from '../tables.ts'

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
  const encodable = (await listVersionPassages(database, agentId, agent.liveVersion))
    .map((passage) => ({ passage, texts: encodedTexts(passage) }))
    .filter(({ texts }) => texts.length > 0)
  if (encodable.reduce((sum, { texts }) => sum + texts.length, 0) <= mostTexts)
    for (const { passage, texts } of encodable)
      await encodePassage(platform, encoder, { agentId, passageId: passage.passageId, texts })
  const done = { version: agent.liveVersion, model: encoder.name }
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    await transaction
      .insert(topicEncodings)
      .values({ agentId, ...done })
      .onConflictDoUpdate({ target: topicEncodings.agentId, set: done })
  })
}

async function encodePassage(
  { database }: Platform,
  encoder: SentenceEncoder,
  { agentId, passageId, texts }: { agentId: number; passageId: number; texts: readonly string[] },
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
