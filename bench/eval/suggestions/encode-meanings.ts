import { addNearest } from '@parleykit/engine/answer/meaning/add-nearest'
import {
  readMeanings,
  type Meanings as SentenceMeanings,
} from '@parleykit/engine/answer/meaning/read-meanings'
import { scoreTopics } from '@parleykit/engine/answer/meaning/score-topics'
import { passagesAsked } from '@parleykit/engine/answer/passages-asked'
import { compareMeanings } from '@parleykit/engine/answer/suggestions/compare-meanings'
import type { TopicMeanings } from '@parleykit/engine/answer/suggestions/rank-topics'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import type { Topic } from '@parleykit/engine/text/reading/find-topics'
import { smallKnowledgeTokens } from '../../../server/src/features/answering/core/suggestions/small-knowledge.ts'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import type { EvalAgent } from '../make-agent.ts'

/** What words and meanings find together: what `composeAnswer` answers from. */
export interface MeantSearch {
  readonly search: SearchResult
  readonly passages: EvalAgent['passages']
  readonly meanings: SentenceMeanings
}

/** What the product's job keeps of an agent's topics. */
export interface EncodedMeanings {
  /** What is looked at where words aren't sure. */
  readonly lookedAt: (search: SearchResult) => EvalAgent['passages']
  compareTopics(search: SearchResult, topics: readonly Topic[]): Promise<TopicMeanings>
  /** `asked` is the question with what it leans on; null where nothing is encoded. */
  addMeaning(search: SearchResult, asked: string): Promise<MeantSearch | null>
}

/** Encodes an agent's topics as the product does, which takes 15 to 40 ms of a core for each of their texts. */
export async function encodeMeanings(
  encoder: Pick<SentenceEncoder, 'encodeLater'>,
  agent: EvalAgent,
): Promise<EncodedMeanings> {
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
    async compareTopics(search, topics) {
      const question = await encodeQuestion(search.question.asked)
      if (!question) return {}
      const meanings = readMeanings(question, lookedAt(search), vectors)
      return {
        similarities: compareMeanings(question, topics, vectors),
        scores: scoreTopics(search.question, search.hits, topics, meanings),
      }
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
