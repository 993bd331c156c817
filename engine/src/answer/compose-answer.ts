import type { AnalysedQuestion } from '../query/analyse-question.ts'
import type { SearchResult } from '../query/search-index.ts'
import type { AnswerPassage } from '../text/reading/answer-passage.ts'
import type { Topic } from '../text/reading/find-topics.ts'
import { isDelimiterRow } from '../text/reading/line-context.ts'
import type { Sentence } from '../text/split-into-sentences.ts'
import { ANSWERABILITY_THRESHOLD } from './evidence/answerability-weights.ts'
import type { WeighedFeatures } from './evidence/likelihood.ts'
import { coverage, questionMatcher } from './evidence/match-question.ts'
import { chooseSentences, type Excerpt } from './excerpts/choose-sentences.ts'
import { joinQuotes } from './excerpts/join-quotes.ts'
import type { Meanings } from './meaning/read-meanings.ts'
import { questionParts } from './question-parts.ts'
import { findAskedTopic } from './suggestions/asked-topic.ts'
import { type Decision, SURE_CONFIDENCE, weigh } from './weigh.ts'

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
      /** The sentence of each passage that fits best, by passage id: what another writer's citation quotes. */
      readonly bestSentences: ReadonlyMap<number, string>
    })
  | (Decision & { readonly kind: 'refusal'; readonly reason: NoAnswerReason })

/** Nothing in the knowledge has any word of the question, or what has some isn't evidence enough. */
export type NoAnswerReason = 'nothing_found' | 'weak_evidence'

/** Why there is no answer, by what was weighed. */
export function refusalOf({ features }: { readonly features: WeighedFeatures | null }): NoAnswerReason {
  return features === null ? 'nothing_found' : 'weak_evidence'
}

export interface AnswerInput {
  /** What `searchIndex` returned for the question. */
  readonly search: SearchResult
  /** The passages of its hits, in any order; a hit whose passage is missing is passed over. */
  readonly passages: readonly AnswerPassage[]
  /** How near in meaning passages are to the question, by passage id, where that is known. */
  readonly nearness?: ReadonlyMap<number, number>
  /** How near in meaning their sentences are, where the small encoder told: then it decides together with the words. */
  readonly meanings?: Meanings
  /** The least confidence that it takes to answer, from 0 (always) to 1; as learned when left out. */
  readonly threshold?: number
}

/**
 * Answers from the passages found, in their own words, or refuses. An answerability
 * classifier decides first (a logistic model of how much of the question the evidence covers, and how near it is in meaning
 * where that is known); the reply is one to three sentences, quoted word for word. Of a question of several, a part that
 * the reply leaves out is answered behind it, or alone, where that part is answerable by itself. What is asked for by the very name that it has in the knowledge is shown whole.
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
  meanings,
  threshold = ANSWERABILITY_THRESHOLD,
}: AnswerInput): Answer {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  const found = search.hits.flatMap((hit) => {
    const passage = byId.get(hit.passageId)
    return passage ? [{ hit, passage }] : []
  })
  const whole = weigh(
    search.question,
    found.map((each) => ({ ...each, nearness: nearness?.get(each.passage.passageId) })),
    threshold,
    meanings,
  )
  if (!whole) return { kind: 'refusal', reason: 'nothing_found', confidence: 0, features: null }
  const { ranked, confidence, features, meant } = whole
  const passes = confidence >= threshold
  const chosen = passes ? chooseSentences(search.question, ranked, meant ? 'meaning' : 'words') : []
  // What a part has in words alone is what the meaning of the whole was refused for.
  const parts = (meant && !passes ? [] : questionParts(search.question)).flatMap((part) => {
    if (isCovered(part, chosen)) return []
    const weighed = weigh(part, found, threshold)
    return weighed && weighed.confidence >= threshold ? [{ part, ...weighed }] : []
  })
  const first = parts[0]
  if (!passes && !first)
    return { kind: 'refusal', reason: 'weak_evidence', confidence, features, ...(meant && { meant }) }
  const added = parts.flatMap(({ part, ranked: own }) => chooseSentences(part, own.slice(0, 1)))
  const excerpts = mergeExcerpts([...chosen, ...added])
  // Worst first, so that the best one stays.
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
    ...(meant && { meant }),
  }
}

/** Just not sure: what was asked for may be among the lines that are left out. */
const PART_CONFIDENCE = SURE_CONFIDENCE - 0.01

/** No reply is sure that leaves out lines of what it shows. */
function boundedBy(excerpts: readonly Excerpt[], confidence: number): number {
  return excerpts.some(({ isCut }) => isCut) ? Math.min(confidence, PART_CONFIDENCE) : confidence
}

/** What is asked for by its name needs no weighing. */
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

/** Whether what is chosen has the words of a part of the question. */
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

/** Excerpts of one passage become one, in reading order. */
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
