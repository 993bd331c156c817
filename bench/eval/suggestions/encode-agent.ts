import { passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { bestCandidates, compareCandidates } from '@parleykit/engine/answer/embeddings/compare-candidates'
import {
  compareSentences,
  type SentenceSimilarities,
} from '@parleykit/engine/answer/embeddings/compare-sentences'
import { fuseNearest } from '@parleykit/engine/answer/embeddings/fuse-nearest'
import { scoreTopics } from '@parleykit/engine/answer/embeddings/score-topics'
import { compareTopics } from '@parleykit/engine/answer/suggestions/compare-topics'
import type { TopicSimilarities } from '@parleykit/engine/answer/suggestions/rank-topics'
import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import { quantise } from '@parleykit/engine/index/vectors/quantise'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import type { Topic } from '@parleykit/engine/text/annotations/find-topics'
import { passageTokens } from '@parleykit/engine/text/passage-size'
import { smallKnowledgeTokens } from '../../../server/src/features/answering/core/suggestions/small-knowledge.ts'
import { mostCandidates } from '../../../server/src/features/answering/sentence-embeddings/answer-by-embeddings.ts'
import { encodedWholeTokens } from '../../../server/src/features/retrieval/index.ts'
import type { SentenceEncoder } from '../../../server/src/platform/sentence-encoder/index.ts'
import type { EvalAgent } from '../make-agent.ts'

/** What words and meanings find together: what `composeAnswer` answers from. */
export interface MeantSearch {
  readonly search: SearchResult
  readonly passages: EvalAgent['passages']
  readonly sentenceSimilarities: SentenceSimilarities
}

/** What the encoder knows of an agent: all of small knowledge, and the best sentences of larger. */
export interface AgentEmbeddings {
  /** What is looked at where words aren't sure. */
  readonly lookedAt: (search: SearchResult) => EvalAgent['passages']
  compareTopics(search: SearchResult, topics: readonly Topic[]): Promise<TopicSimilarities>
  /** `asked` is the question with what it leans on; null where nothing is encoded. */
  addEmbeddings(search: SearchResult, asked: string): Promise<MeantSearch | null>
}

/** Encodes an agent's topics as the product does, which takes some 12 ms of a core for each of their texts. */
export async function encodeAgent(
  encoder: Pick<SentenceEncoder, 'encodeAll'>,
  agent: EvalAgent,
): Promise<AgentEmbeddings> {
  const tokens = agent.passages.reduce((sum, passage) => sum + passageTokens(passage), 0)
  const vectors = new Map<number, Int8Array>()
  for (const passage of tokens <= encodedWholeTokens ? agent.passages : []) {
    const texts = encodedTexts(passage)
    if (texts.length === 0) continue
    const encoded = await encoder.encodeAll(texts)
    vectors.set(passage.passageId, Int8Array.from(encoded.flatMap((vector) => [...quantise(vector)])))
  }
  const encode = async (texts: readonly string[]) => (await encoder.encodeAll(texts)).map(quantise)
  const foundBy = ({ hits }: SearchResult) => hits.flatMap(({ passageId }) => agent.passages[passageId] ?? [])
  return {
    lookedAt: (search) => (tokens <= smallKnowledgeTokens ? agent.passages : foundBy(search)),
    async compareTopics(search, topics) {
      const [question] = vectors.size === 0 ? [] : await encode([search.question.asked])
      if (!question) return {}
      const sentenceSimilarities = compareSentences(question, agent.passages, vectors)
      return {
        similarities: compareTopics(question, topics, vectors),
        scores: scoreTopics(search.question, search.hits, topics, sentenceSimilarities),
      }
    },
    async addEmbeddings(search, asked) {
      const passages = foundBy({ ...search, hits: search.hits.slice(0, passagesAsked) })
      if (tokens <= encodedWholeTokens) {
        const [question] = vectors.size === 0 ? [] : await encode([asked])
        if (!question) return null
        const sentenceSimilarities = compareSentences(question, agent.passages, vectors)
        return {
          ...fuseNearest({ search, passages }, sentenceSimilarities, agent.passages),
          sentenceSimilarities,
        }
      }
      const candidates = bestCandidates({ search, passages }, mostCandidates)
      const [question, ...encoded] = await encode([asked, ...candidates.flatMap(({ texts }) => texts)])
      if (candidates.length === 0 || !question) return null
      return { search, passages, sentenceSimilarities: compareCandidates(question, candidates, encoded) }
    },
  }
}
