import type { AnalysedQuestion } from '../query/analyse-question.ts'
import type { SearchResult } from '../query/search-index.ts'
import type { AnswerPassage } from '../text/annotations/answer-passage.ts'
import type { Topic } from '../text/annotations/find-topics.ts'
import { isDelimiterRow } from '../text/annotations/line-context.ts'
import type { Sentence } from '../text/split-into-sentences.ts'
import { CERTAIN_CONFIDENCE, type Decision, decideAnswerability } from './decide-answerability.ts'
import type { SentenceSimilarities } from './embeddings/compare-sentences.ts'
import type { WeighedFeatures } from './evidence/answerability.ts'
import { ANSWERABILITY_THRESHOLD } from './evidence/answerability-weights.ts'
import { coverage, questionMatcher } from './evidence/match-question.ts'
import { chooseSentences, type Excerpt } from './excerpts/choose-sentences.ts'
import { joinQuotes } from './excerpts/join-quotes.ts'
import { questionParts } from './question-parts.ts'
import { findAskedTopic } from './suggestions/find-asked-topic.ts'

export interface Quote {
  readonly passageId: number
  /** An exact substring of the passage's text. */
  readonly quote: string
}

export type Answer =
  | (Decision & {
      readonly kind: 'answer'
      readonly text: string
      readonly quotes: readonly Quote[]
      /** The best sentence of each passage, by passage id. It is what a model's citation of the passage quotes. */
      readonly bestSentences: ReadonlyMap<number, string>
    })
  | (Decision & { readonly kind: 'refusal'; readonly reason: NoAnswerReason })

/** No passage has a word of the question, or the evidence is too weak. */
export type NoAnswerReason = 'nothing_found' | 'weak_evidence'

/** The evidence behind a refusal. */
export function refusalOf({ features }: { readonly features: WeighedFeatures | null }): NoAnswerReason {
  return features === null ? 'nothing_found' : 'weak_evidence'
}

export interface AnswerInput {
  /** The result of `searchIndex` for the question. */
  readonly search: SearchResult
  /** The passages of its hits, in any order. Hits without their passage are skipped. */
  readonly passages: readonly AnswerPassage[]
  /** Similarity of passages to the question, by passage id, where it is known. */
  readonly nearness?: ReadonlyMap<number, number>
  /** Similarity of their sentences, where the sentence encoder gave it. It then decides together with the words. */
  readonly sentenceSimilarities?: SentenceSimilarities
  /** The lowest confidence that is answered, from 0 (always) to 1. Defaults to the learned threshold. */
  readonly threshold?: number
}

/**
 * Answers a question with quotes from the passages found, or refuses. An answerability classifier decides first: a
 * logistic model of how much of the question the evidence covers, and how similar it is in meaning where that is known.
 * The reply is one to three sentences, quoted word for word. If a question has several parts, a part that the reply
 * leaves out is answered after it, or alone, if that part is answerable by itself. A topic that the question names
 * exactly is shown in full.
 */
export function composeAnswer(input: AnswerInput): Answer {
  const answer = weighAndCompose(input)
  const topic = findAskedTopic(input.search.question, input.passages)
  if (!topic || (answer.kind === 'answer' && showsWhole(answer, topic))) return answer
  return answerWithTopic(topic)
}

function showsWhole({ quotes }: { quotes: readonly Quote[] }, topic: Topic): boolean {
  return quotesOf(topic.passage, topic.sentences).every((wanted) =>
    quotes.some(({ passageId, quote }) => passageId === wanted.passageId && quote === wanted.quote),
  )
}

function weighAndCompose({
  search,
  passages,
  nearness,
  sentenceSimilarities,
  threshold = ANSWERABILITY_THRESHOLD,
}: AnswerInput): Answer {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  const found = search.hits.flatMap((hit) => {
    const passage = byId.get(hit.passageId)
    return passage ? [{ hit, passage }] : []
  })
  const whole = decideAnswerability(
    search.question,
    found.map((each) => ({ ...each, nearness: nearness?.get(each.passage.passageId) })),
    threshold,
    sentenceSimilarities,
  )
  if (!whole) return { kind: 'refusal', reason: 'nothing_found', confidence: 0, features: null }
  const { ranked, confidence, features, embeddingFeatures } = whole
  const passes = confidence >= threshold
  const chosen = passes
    ? chooseSentences(search.question, ranked, embeddingFeatures ? 'meaning' : 'words')
    : []
  // Parts are judged by words alone, so they can't overrule a refusal that was based on meaning.
  const parts = (embeddingFeatures && !passes ? [] : questionParts(search.question)).flatMap((part) => {
    if (isCovered(part, chosen)) return []
    const weighed = decideAnswerability(part, found, threshold)
    return weighed && weighed.confidence >= threshold ? [{ part, ...weighed }] : []
  })
  const first = parts[0]
  if (!passes && !first)
    return {
      kind: 'refusal',
      reason: 'weak_evidence',
      confidence,
      features,
      ...(embeddingFeatures && { embeddingFeatures }),
    }
  const added = parts.flatMap(({ part, ranked: own }) => chooseSentences(part, own.slice(0, 1)))
  const excerpts = mergeExcerpts([...chosen, ...added])
  // Worst first, so that the best one is the last to be set.
  const bestSentences = new Map(
    ranked.toReversed().map(({ passage, sentence }) => [passage.passageId, sentence.text]),
  )
  return {
    kind: 'answer',
    text: joinQuotes(excerpts),
    quotes: excerpts.flatMap(({ passage, sentences }) => quotesOf(passage, sentences)),
    bestSentences,
    confidence: boundedBy(excerpts, passes ? confidence : (first?.confidence ?? confidence)),
    features,
    ...(embeddingFeatures && { embeddingFeatures }),
  }
}

/** Just below the threshold: the answer may be among the lines that were left out. */
const PART_CONFIDENCE = CERTAIN_CONFIDENCE - 0.01

/** A reply that leaves out some of the lines asked for is never confident. */
function boundedBy(excerpts: readonly Excerpt[], confidence: number): number {
  return excerpts.some(({ isCut }) => isCut) ? Math.min(confidence, PART_CONFIDENCE) : confidence
}

/** A topic asked for by its exact name needs no weighing. */
function answerWithTopic({ passage, sentences }: Topic): Answer {
  const best = sentences[0]
  return {
    kind: 'answer',
    text: joinQuotes([{ passage, sentences, isCut: false }]),
    quotes: quotesOf(passage, sentences),
    bestSentences: new Map(best ? [[passage.passageId, best.text]] : []),
    confidence: 1,
    features: null,
  }
}

const COVERED = 0.6

/** Whether the chosen sentences contain the words of a part of the question. */
function isCovered(part: AnalysedQuestion, chosen: readonly Excerpt[]): boolean {
  const match = questionMatcher(part)
  const matches = chosen.flatMap(({ passage, sentences }) => [
    match(`${passage.title}\n${passage.heading}`),
    ...sentences.map(({ text }) => match(text)),
  ])
  return (
    coverage(
      part.terms.map(({ weight, isFunctionWord }) => (isFunctionWord ? 0 : weight)),
      matches,
    ) >= COVERED
  )
}

/** Merges the excerpts of a passage into one, in reading order. */
function mergeExcerpts(excerpts: readonly Excerpt[]): Excerpt[] {
  const groups = Map.groupBy(excerpts, ({ passage }) => passage)
  return [...groups].map(([passage, own]) => {
    const [only] = own
    if (only && own.length === 1) return only
    const sentences = new Map(own.flatMap((excerpt) => excerpt.sentences).map((it) => [it.start, it]))
    return {
      passage,
      sentences: [...sentences.values()].sort((a, b) => a.start - b.start),
      isCut: own.some(({ isCut }) => isCut),
    }
  })
}

function quotesOf(passage: AnswerPassage, sentences: readonly Sentence[]): Quote[] {
  const spoken = sentences.filter((sentence) => !isDelimiterRow(sentence))
  return spoken.map((sentence) => ({ passageId: passage.passageId, quote: sentence.text }))
}

/** How many passages the search passes to the answerer. */
export const passagesAsked = 8
