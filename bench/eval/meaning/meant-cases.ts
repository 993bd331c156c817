import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { CERTAIN_CONFIDENCE, decideAnswerability } from '@parleykit/engine/answer/decide-answerability'
import { rankByEmbeddings, sentenceFeatures } from '@parleykit/engine/answer/embeddings/rank-by-embeddings'
import { type ReplyFeatures, replyFeatures } from '@parleykit/engine/answer/embeddings/reply-features'
import { EMBEDDED_SENTENCE_WEIGHTS } from '@parleykit/engine/answer/embeddings/sentence-weights'
import { ANSWERABILITY_THRESHOLD } from '@parleykit/engine/answer/evidence/answerability-weights'
import { findCandidates } from '@parleykit/engine/answer/evidence/find-candidates'
import { chooseSentences } from '@parleykit/engine/answer/excerpts/choose-sentences'
import { joinQuotes } from '@parleykit/engine/answer/excerpts/join-quotes'
import { type RankedCandidate, rankCandidates } from '@parleykit/engine/answer/excerpts/rank-candidates'
import type { Choice } from '../fit-linear-model.ts'
import type { AgentEmbeddings, MeantSearch } from '../suggestions/encode-agent.ts'
import type { Asked, LearnedAgent } from './read-asked.ts'

export type SentenceWeights = typeof EMBEDDED_SENTENCE_WEIGHTS

const NAMES = Object.keys(EMBEDDED_SENTENCE_WEIGHTS) as (keyof SentenceWeights)[]

/** Learned weights, by the names of their features. */
export function nameWeights(weights: ArrayLike<number>): SentenceWeights {
  const named = Object.fromEntries(NAMES.map((name, at) => [name, weights[at] ?? 0]))
  return { ...EMBEDDED_SENTENCE_WEIGHTS, ...named }
}

/** What a question finds by words and meanings; the options are the sentences. */
export interface Case extends Choice {
  readonly set: LearnedAgent['set']
  readonly name: string
  readonly asked: Asked
  readonly found: MeantSearch
  readonly candidates: ReturnType<typeof findCandidates>
  /** As the product answers what is found without weighing its meanings. */
  readonly confidence: number
  readonly isRightByWords: boolean
}

/** Null where nothing is found. */
export async function readCase(
  { set, name, agent }: LearnedAgent,
  asked: Asked,
  embeddings: AgentEmbeddings,
): Promise<Case | null> {
  const search = agent.search(asked.question, asked.context)
  const found = await embeddings.addEmbeddings(search, `${asked.context}\n${asked.question}`.trim())
  if (!found) return null
  const candidates = findCandidates(found.search.question, foundTexts(found))
  const weighed = decideAnswerability(found.search.question, foundTexts(found), ANSWERABILITY_THRESHOLD)
  if (candidates.length === 0 || !weighed) return null
  const byWords = composeAnswer({ search: found.search, passages: found.passages })
  return {
    set,
    name,
    asked,
    found,
    candidates,
    options: candidates.map((each) => {
      const features = sentenceFeatures(each, found.sentenceSimilarities)
      return NAMES.map((name) => features[name])
    }),
    right: candidates.map(({ sentence }) => asked.kind === 'known' && asked.isSaidBy(sentence.text)),
    confidence: weighed.confidence,
    isRightByWords: byWords.kind === 'answer' && asked.isRight(byWords.text),
  }
}

export interface Judged {
  readonly features: ReplyFeatures
  /** Whether words are so sure that they decide alone. */
  readonly isConfident: boolean
  /** Whether what is replied, where it is, is right. */
  readonly isRight: boolean
}

/** What the classifier decides on, and whether what it would let through is right; as `decideAnswerability` does, with these weights. */
export function judgeCase(
  { asked, found, candidates, confidence, isRightByWords }: Case,
  weights: SentenceWeights,
): Judged {
  const { search, sentenceSimilarities } = found
  const [best, ...others] = rankByEmbeddings(candidates, sentenceSimilarities, weights)
  const [candidate] = rankCandidates(candidates)
  if (!best || !candidate) throw new Error('A case without candidates')
  const ranked: [RankedCandidate, ...RankedCandidate[]] = [best, ...others]
  const isAnswered = confidence >= ANSWERABILITY_THRESHOLD
  const features = replyFeatures(search.question, search.hits, ranked, sentenceSimilarities, {
    ...{ candidate, confidence, isAnswered },
  })
  if (confidence >= CERTAIN_CONFIDENCE && best.sentence === candidate.sentence)
    return { features, isConfident: true, isRight: isRightByWords }
  const reply = joinQuotes(chooseSentences(search.question, ranked, 'meaning'))
  return { features, isConfident: false, isRight: asked.kind === 'known' && asked.isRight(reply) }
}

function foundTexts({ search, passages }: MeantSearch) {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  return search.hits.flatMap((hit) => {
    const passage = byId.get(hit.passageId)
    return passage ? [{ hit, passage }] : []
  })
}
