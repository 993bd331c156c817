import type { SearchResult, Sentence } from '../../retrieval/core/index.ts'
import { chooseSentences, rankCandidates } from './choose-sentences.ts'
import { type GateFeatures, gateFeatures } from './gate-features.ts'
import { GATE_BIAS, GATE_THRESHOLD, GATE_WEIGHTS } from './gate-weights.ts'
import { joinQuotes } from './join-quotes.ts'
import { isDelimiterRow } from './line-context.ts'
import { linearScore, sigmoid } from './linear-score.ts'
import { type AnswerPassage, findCandidates } from './weigh-evidence.ts'

export interface Quote {
  readonly passageId: number
  /** An exact substring of the passage's text. */
  readonly quote: string
}

/** What the gate decided on; `confidence`, from 0 to 1, is its estimate that the knowledge holds the answer. */
interface Decision {
  readonly confidence: number
  /** Null where there was nothing to weigh. */
  readonly features: GateFeatures | null
}

export type Answer =
  | (Decision & {
      readonly kind: 'answer'
      readonly text: string
      readonly quotes: readonly Quote[]
      /** The sentence of each passage that fits best, by passage id: what another writer's citation quotes. */
      readonly bestSentences: ReadonlyMap<number, string>
    })
  | (Decision & { readonly kind: 'refusal'; readonly reason: RefusalReason })

/** Nothing in the knowledge has any word of the question, or what has some isn't evidence enough. */
export type RefusalReason = 'nothing-found' | 'weak-evidence'

export interface AnswerInput {
  /** What `searchIndex` returned for the question. */
  readonly search: SearchResult
  /** The passages of its hits, in any order; a hit whose passage is missing is passed over. */
  readonly passages: readonly AnswerPassage[]
  /** The least confidence that it takes to answer, from 0 (always) to 1; as learned when left out. */
  readonly threshold?: number
}

/**
 * Answers from the passages found, in their own words, or refuses. The gate decides first (a logistic model of how much
 * of the question the evidence covers); the reply is one to three sentences, quoted word for word.
 */
export function composeAnswer({ search, passages, threshold = GATE_THRESHOLD }: AnswerInput): Answer {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  const found = search.hits.flatMap((hit) => {
    const passage = byId.get(hit.passageId)
    return passage ? [{ hit, passage }] : []
  })
  const ranked = rankCandidates(findCandidates(search.question, found))
  const best = ranked[0]
  if (!best) return { kind: 'refusal', reason: 'nothing-found', confidence: 0, features: null }
  const hits = found.map(({ hit }) => hit)
  const features = gateFeatures(search.question, hits, best)
  const confidence = sigmoid(GATE_BIAS + linearScore(GATE_WEIGHTS, features))
  if (confidence < threshold) return { kind: 'refusal', reason: 'weak-evidence', confidence, features }
  const chosen = chooseSentences(search.question, ranked)
  const quotes = chosen.flatMap(({ passage, sentences }) => quotesOf(passage, sentences))
  // Worst first, so that the best one stays.
  const bestSentences = new Map(
    ranked.toReversed().map(({ passage, sentence }) => [passage.passageId, sentence.text]),
  )
  return { kind: 'answer', text: joinQuotes(chosen), quotes, bestSentences, confidence, features }
}

function quotesOf(passage: AnswerPassage, sentences: readonly Sentence[]): Quote[] {
  const spoken = sentences.filter((sentence) => !isDelimiterRow(sentence))
  return spoken.map((sentence) => ({ passageId: passage.passageId, quote: sentence.text }))
}
