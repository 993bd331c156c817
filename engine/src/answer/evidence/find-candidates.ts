import { annotationsOf } from '../../index/annotations-of.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import { expectedAnswerType, holdsKind } from '../../text/annotations/answer-kinds.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import type { AnnotatedSentence, NumberedText } from '../../text/annotations/passage-annotations.ts'
import { isQuestionLike } from '../../text/annotations/question-above.ts'
import { innermostHeading, isHeadingAlone } from '../../text/innermost-heading.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import { headlineCoverage } from './headline-coverage.ts'
import { coverage, questionMatcher, type TextMatch } from './match-question.ts'

/** How well a text or several texts match the question's terms. */
type MatchedTerms = Pick<TextMatch, 'strengths'>

/** Matches of the question's terms around a sentence. */
export interface Surroundings {
  readonly own: TextMatch
  /** The sentence and its two neighbors. */
  readonly window: readonly TextMatch[]
  /** The headings above it. */
  readonly head: TextMatch
  /** All sentences of its passage and the headings above, together. */
  readonly passage: MatchedTerms
}

/** A sentence that might answer, with its evidence. */
export interface Candidate {
  readonly passage: AnswerPassage
  readonly sentence: Sentence
  /** Its place among its passage's sentences. */
  readonly position: number
  /** All of its passage's sentences. */
  readonly sentences: readonly Sentence[]
  readonly surroundings: Surroundings
  readonly features: SentenceFeatures
  /** Similarity of its passage to the question (`nearnessOf`); null if unknown. */
  readonly nearness: number | null
}

/** A passage that a search found. */
export interface FoundText {
  readonly hit: SearchHit
  readonly passage: AnswerPassage
  /** See `Candidate`. */
  readonly nearness?: number | undefined
}

/** All between 0 and 1. Shares are of the question's weight (inverse document frequency) unless said otherwise. */
export interface SentenceFeatures {
  readonly inSentence: number
  /** The gain from the sentence before, and from the whole passage. */
  readonly inPrevious: number
  readonly inPassage: number
  /** As above, without related words and synonyms. */
  readonly exactInSentence: number
  readonly exactInPassage: number
  /** The question's content words, all with equal weight. */
  readonly wordsInSentence: number
  /** Names and numbers of the question that are neither in it nor in its neighbors. */
  readonly namesMissing: number
  /** Pairs of adjacent words that it shares with the question. */
  readonly wordPairs: number
  /** The question's first content word is among the sentence's first words. */
  readonly leads: number
  /** In the headings above, if the nearest is a question or nearly one. */
  readonly inHeading: number
  /** In the headings above, if the nearest only names a topic. */
  readonly inTopicHeading: number
  /** Similarity of the visitor's question to the question or heading right above the sentence (Dice's coefficient). */
  readonly headlineLikeness: number
  /** BM25 scores relative to the best passage's and the best sentence's. */
  readonly passageScore: number
  readonly sentenceScore: number
  readonly holdsType: number
  readonly missesType: number
}

/** A "yes" to a stored question that shares less than this with the visitor's question doesn't answer it. */
const SAME_QUESTION = 0.5
/** A match at least this strong is the word itself, an inflected form or its corrected spelling. */
const EXACT = 0.8

/** All sentences of the passages found that can answer, in order. */
export function findCandidates(question: AnalysedQuestion, found: readonly FoundText[]): Candidate[] {
  const match = questionMatcher(question)
  const isAbout = headlineCoverage(question)
  const contentWeights = question.terms.map(({ weight, isFunctionWord }) => (isFunctionWord ? 0 : weight))
  const featuresOf = featureReader(question)
  const best = found[0]?.hit.score ?? 1
  const candidates = found.flatMap(({ hit, passage, nearness = null }) => {
    if (isHeadingAlone(passage)) return []
    const { sentences, ...annotations } = annotationsOf(question.index, passage)
    const head = match(annotations.head)
    const likenessOf = (asked: NumberedText) =>
      harmonicMean(isAbout(asked), coverage(contentWeights, [match(asked)]))
    const madeLikeness = Math.max(0, ...annotations.questions.map(likenessOf))
    const matches = sentences.map((sentence) => match.inContext(sentence, sentences[sentence.context ?? -1]))
    const whole = strongest(question, [head, ...matches])
    const shared = featuresOf(head, whole, hit.score / best)
    const aboves = new Map<number, Headline>()
    const headlineOf = (position: number): Headline => {
      const sentence = sentences[position]
      const known = aboves.get(position)
      if (known) return known
      const numbered = sentence?.numbered ?? annotations.headline
      const isThere = sentence !== undefined || innermostHeading(passage.heading) !== ''
      const isQuestion = sentence?.isQuestionLike ?? isQuestionLike(innermostHeading(passage.heading))
      const likeness = isQuestion ? likenessOf(numbered) : 0
      const headline = { isThere, isQuestion, likeness, numbered }
      aboves.set(position, headline)
      return headline
    }
    return sentences.flatMap((sentence, position) => {
      const own = matches[position]
      if (!own || !sentence.canAnswer) return []
      const headline = headlineOf(sentence.headline ?? -1)
      if (headline.isThere && sentence.saysYesOrNo && isAbout(headline.numbered) < SAME_QUESTION) return []
      const window = matches.slice(Math.max(0, position - 1), position + 2)
      const features = shared(sentence, own, window, {
        previous: matches[position - 1] ?? own,
        isQuestion: headline.isQuestion,
        headlineLikeness: Math.max(madeLikeness, headline.likeness),
      })
      const surroundings = { own, window, head, passage: whole }
      return [{ passage, sentence, sentences, position, surroundings, features, nearness }]
    })
  })
  scoreSentences(question, candidates)
  return candidates
}

/** The best match of each term among several texts. */
function strongest(question: AnalysedQuestion, matches: readonly TextMatch[]): MatchedTerms {
  const strengths = new Float64Array(question.terms.length)
  for (const match of matches) {
    for (let term = 0; term < strengths.length; term++)
      strengths[term] = Math.max(strengths[term] ?? 0, match.strengths[term] ?? 0)
  }
  return { strengths }
}

/** The headings above a sentence. */
interface Headline {
  readonly isThere: boolean
  readonly isQuestion: boolean
  /** See `SentenceFeatures`. */
  readonly likeness: number
  readonly numbered: NumberedText
}

interface Above {
  readonly previous: TextMatch
  readonly isQuestion: boolean
  readonly headlineLikeness: number
}

/** First computes what all sentences of a passage share. */
function featureReader(question: AnalysedQuestion) {
  const weights = question.terms.map((term) => term.weight)
  // A word in nearly every heading says nothing about one of them.
  const headWeights = question.terms.map((term) => term.weight * (1 - term.headShare))
  const headWeight = sum(headWeights) / Math.max(Number.MIN_VALUE, sum(weights))
  const words = question.terms.map((term) => (term.isFunctionWord ? 0 : 1))
  const names = question.terms.map((term) => (term.isName ? term.weight : 0))
  const asksForNames = names.some((weight) => weight > 0)
  const type = expectedAnswerType(question.text)
  const leading = question.terms.findIndex((term) => !term.isFunctionWord)
  return (head: TextMatch, passage: MatchedTerms, passageScore: number) => {
    const inHead = coverage(headWeights, [head]) * headWeight
    const inWhole = coverage(weights, [passage])
    const exactInPassage = coverage(weights, [passage], EXACT)
    return (
      sentence: AnnotatedSentence,
      own: TextMatch,
      window: readonly TextMatch[],
      { previous, isQuestion, headlineLikeness }: Above,
    ): Unscored['features'] => {
      const inSentence = coverage(weights, [own])
      const holds = holdsKind(type, sentence.kinds)
      return {
        inSentence,
        inPrevious: coverage(weights, [own, previous]) - inSentence,
        inPassage: inWhole - inSentence,
        exactInSentence: coverage(weights, [own], EXACT),
        exactInPassage,
        wordsInSentence: coverage(words, [own]),
        namesMissing: asksForNames ? 1 - coverage(names, window) : 0,
        wordPairs: own.wordPairs,
        leads: own.opening.includes(leading) ? 1 : 0,
        inHeading: isQuestion ? inHead : 0,
        inTopicHeading: isQuestion ? 0 : inHead,
        headlineLikeness,
        passageScore,
        sentenceScore: 0,
        holdsType: holds === true ? 1 : 0,
        missesType: holds === false ? 1 : 0,
      }
    }
  }
}

const K1 = 1.2
const B = 0.75

/** A candidate that hasn't been scored against the others yet. */
type Unscored = Candidate & { readonly features: { sentenceScore: number } }

/** Scores each sentence among the others by BM25. Every word counts once. */
function scoreSentences(question: AnalysedQuestion, candidates: readonly Unscored[]): void {
  const words = candidates.reduce((sum, { surroundings }) => sum + surroundings.own.length, 0)
  const averageLength = Math.max(1, words / candidates.length)
  let best = Number.MIN_VALUE
  for (const { surroundings, features } of candidates) {
    const { own } = surroundings
    const held = question.terms.reduce(
      (sum, { weight }, number) => sum + weight * (own.strengths[number] ?? 0),
      0,
    )
    features.sentenceScore = (held * (K1 + 1)) / (1 + K1 * (1 - B + (B * own.length) / averageLength))
    best = Math.max(best, features.sentenceScore)
  }
  for (const { features } of candidates) features.sentenceScore /= best
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b)
}
