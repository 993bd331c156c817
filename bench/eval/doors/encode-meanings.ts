import { compareMeanings } from '@parleykit/engine/answer/suggestions/compare-meanings'
import type { Topic } from '@parleykit/engine/answer/suggestions/find-topics'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import type { Agent } from '../make-agent.ts'

/** What the product's job keeps of an agent's topics. */
export interface Meanings {
  similarities(asked: string, topics: readonly Topic[]): Promise<ReadonlyMap<Topic, number>>
}

/** Encodes an agent's topics as the product does, which takes about 30 ms of a core for each of their texts. */
export async function encodeMeanings(encoder: SentenceEncoder, agent: Agent): Promise<Meanings> {
  const vectors = new Map<number, Int8Array>()
  for (const passage of agent.passages) {
    const texts = encodedTexts(passage)
    if (texts.length === 0) continue
    const encoded = await encoder.encodeLater(texts)
    vectors.set(passage.passageId, Int8Array.from(encoded.flatMap((vector) => [...quantise(vector)])))
  }
  return {
    async similarities(asked, topics) {
      if (vectors.size === 0) return new Map()
      const [question] = await encoder.encodeLater([asked])
      return question ? compareMeanings(quantise(question), topics, vectors) : new Map()
    },
  }
}
