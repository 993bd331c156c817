import { answerabilityFeatures } from '@parleykit/engine/answer/evidence/answerability-features'
import { findCandidates } from '@parleykit/engine/answer/evidence/weigh-evidence'
import { chooseSentences, rankCandidates } from '@parleykit/engine/answer/excerpts/choose-sentences'
import { joinQuotes } from '@parleykit/engine/answer/excerpts/join-quotes'
import { MEANT_SENTENCE_WEIGHTS, type MeantFeatures } from '@parleykit/engine/answer/meaning/encoder-weights'
import {
  meantFeatures,
  rankByMeanings,
  sentenceFeatures,
} from '@parleykit/engine/answer/meaning/weigh-meanings'
import type { Choice } from '../fit-linear-model.ts'
import type { EncodedMeanings, MeantSearch } from '../suggestions/encode-meanings.ts'
import type { Asked, LearnedAgent } from './read-asked.ts'

export type SentenceWeights = typeof MEANT_SENTENCE_WEIGHTS

const NAMES = Object.keys(MEANT_SENTENCE_WEIGHTS) as (keyof SentenceWeights)[]

/** Learned weights, by the names of their features. */
export function nameWeights(weights: ArrayLike<number>): SentenceWeights {
  const named = Object.fromEntries(NAMES.map((name, at) => [name, weights[at] ?? 0]))
  return { ...MEANT_SENTENCE_WEIGHTS, ...named }
}

/** What a question finds by words and meanings; the options are the sentences. */
export interface Case extends Choice {
  readonly set: LearnedAgent['set']
  readonly name: string
  readonly asked: Asked
  readonly found: MeantSearch
  readonly candidates: ReturnType<typeof findCandidates>
  /** As the product answers without meanings. */
  readonly confidence: number
  readonly isRightByWords: boolean
}

/** Null where nothing is found. */
export async function readCase(
  { set, name, agent }: LearnedAgent,
  asked: Asked,
  meanings: EncodedMeanings,
): Promise<Case | null> {
  const search = agent.search(asked.question, asked.context)
  const found = await meanings.addMeaning(search, `${asked.context}\n${asked.question}`.trim())
  if (!found) return null
  const byWords = agent.answer(search)
  const candidates = findCandidates(found.search.question, foundTexts(found))
  if (candidates.length === 0) return null
  return {
    set,
    name,
    asked,
    found,
    candidates,
    options: candidates.map((each) => {
      const features = sentenceFeatures(each, found.meanings)
      return NAMES.map((name) => features[name])
    }),
    right: candidates.map(({ sentence }) => asked.kind === 'known' && asked.isSaidBy(sentence.text)),
    confidence: byWords.confidence,
    isRightByWords: byWords.kind === 'answer' && asked.isRight(byWords.text),
  }
}

/** What the classifier decides on, and whether what it would let through is right. */
export function answerabilityCase(
  { asked, found, candidates }: Case,
  weights: SentenceWeights,
): { features: MeantFeatures; isRight: boolean } {
  const { search, meanings } = found
  const [best, ...others] = rankByMeanings(candidates, meanings, weights)
  const [preferred] = rankCandidates(candidates)
  if (!best || !preferred) throw new Error('A case without candidates')
  const ranked = [best, ...others] as const
  const byWords = answerabilityFeatures(search.question, search.hits, best)
  const reply = joinQuotes(chooseSentences(search.question, ranked))
  return {
    features: meantFeatures(ranked, meanings, byWords, { candidate: preferred, isAnswered: false }),
    isRight: asked.kind === 'known' && asked.isRight(reply),
  }
}

function foundTexts({ search, passages }: MeantSearch) {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  return search.hits.flatMap((hit) => {
    const passage = byId.get(hit.passageId)
    return passage ? [{ hit, passage }] : []
  })
}
