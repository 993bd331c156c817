import { addNearest } from '@parleykit/engine/answer/meaning/add-nearest'
import {
  readMeanings,
  type Meanings as SentenceMeanings,
} from '@parleykit/engine/answer/meaning/read-meanings'
import { passagesAsked } from '@parleykit/engine/answer/passages-asked'
import { compareMeanings } from '@parleykit/engine/answer/suggestions/compare-meanings'
import type { Topic } from '@parleykit/engine/answer/suggestions/find-topics'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import { smallKnowledgeTokens } from '../../../server/src/features/answering/core/suggestions/small-knowledge.ts'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import type { Agent } from '../make-agent.ts'

/** What words and meanings find together: what `composeAnswer` answers from. */
export interface MeantSearch {
  readonly search: SearchResult
  readonly passages: Agent['passages']
  readonly meanings: SentenceMeanings
}

/** What the product's job keeps of an agent's topics. */
export interface Meanings {
  /** What is looked at where words aren't sure. */
  readonly lookedAt: (search: SearchResult) => Agent['passages']
  similarities(asked: string, topics: readonly Topic[]): Promise<ReadonlyMap<Topic, number>>
  /** `asked` is the question with what it leans on; null where nothing is encoded. */
  addMeaning(search: SearchResult, asked: string): Promise<MeantSearch | null>
}

/** Encodes an agent's topics as the product does, which takes 15 to 40 ms of a core for each of their texts. */
export async function encodeMeanings(
  encoder: Pick<SentenceEncoder, 'encodeLater'>,
  agent: Agent,
): Promise<Meanings> {
  const vectors = new Map<number, Int8Array>()
  for (const passage of agent.passages) {
    const texts = encodedTexts(passage)
    if (texts.length === 0) continue
    const encoded = await encoder.encodeLater(texts)
    vectors.set(passage.passageId, Int8Array.from(encoded.flatMap((vector) => [...quantise(vector)])))
  }
  const encodeQuestion = async (asked: string) => {
    const [question] = vectors.size === 0 ? [] : await encoder.encodeLater([asked])
    return question && quantise(question)
  }
  const isSmall = estimateTokens(agent.passages.map(({ text }) => text).join('\n')) <= smallKnowledgeTokens
  const lookedAt = ({ hits }: SearchResult) =>
    isSmall ? agent.passages : hits.flatMap(({ passageId }) => agent.passages[passageId] ?? [])
  return {
    lookedAt,
    async similarities(asked, topics) {
      const question = await encodeQuestion(asked)
      return question ? compareMeanings(question, topics, vectors) : new Map()
    },
    async addMeaning(search, asked) {
      const question = await encodeQuestion(asked)
      if (!question) return null
      const found = search.hits.slice(0, passagesAsked)
      const passages = found.flatMap(({ passageId }) => agent.passages[passageId] ?? [])
      const meanings = readMeanings(question, lookedAt(search), vectors)
      return { ...addNearest({ search, passages }, meanings, lookedAt(search)), meanings }
    },
  }
}
