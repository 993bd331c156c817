import type { AnalysedQuestion, QuestionTerm } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import type { Candidate } from './find-candidates.ts'
import { coverage, type TextMatch } from './match-question.ts'

/**
 * The features of the answerability classifier, between 0 and 1 unless said otherwise. "Rare" shares weigh the
 * question's words by how rare they are in the language at large; other shares weigh them by inverse document
 * frequency.
 */
export interface AnswerabilityFeatures {
  readonly inSentence: number
  /** In the best sentence's passage with the headings above it. */
  readonly rareInPassage: number
  /** How unlikely it is that some place in this much knowledge has these words by chance; may be below 0. */
  readonly evidence: number
  readonly inHeading: number
  readonly inTopicHeading: number
  /** Of the words that nearly all titles and headings have: whether the question is on the subject of the knowledge. */
  readonly inTopic: number
  /** See `SentenceFeatures`. */
  readonly headlineLikeness: number
  readonly wordPairs: number
  readonly leads: number
  /** The share of the question's names and numbers that the best sentence has. */
  readonly namesInSentence: number
  /** Names and numbers that the knowledge doesn't have. */
  readonly unknownNames: number
  /** Rare words that the knowledge doesn't have. A word with a related form in the knowledge counts less. */
  readonly unknownRare: number
  /** The best passage's BM25 score divided by the highest possible one. */
  readonly score: number
  /** The size of the knowledge: 1 for ten million words. A match in little knowledge is rarely chance. */
  readonly knowledge: number
}

const BM25_CEILING = 2.2
const MUCH_EVIDENCE = 25
const MUCH_KNOWLEDGE = 7
/** In words. The classifier wasn't trained on less. */
const LITTLE_KNOWLEDGE = 500
const MANY_NAMES = 3

/** Computes the classifier's features from the best candidate and the search. */
export function answerabilityFeatures(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  best: Candidate,
): AnswerabilityFeatures {
  const { own, window, head, passage } = best.surroundings
  const rarities = question.terms.map((term) => term.rarity)
  const names = question.terms.map((term) => (term.isName ? term.weight : 0))
  const topics = question.terms.map((term) => term.weight * term.headShare)
  const unknown = question.terms.filter((term) => !term.isFunctionWord && term.passageCount === 0)
  const unknownRarity = sum(unknown.map((term) => term.rarity * (1 - bestStrength(term))))
  const total = sum(question.terms.map((term) => term.weight))
  return {
    inSentence: best.features.inSentence,
    rareInPassage: coverage(rarities, [passage]),
    evidence: Math.min(1, surprise(question, window) / MUCH_EVIDENCE),
    inHeading: best.features.inHeading,
    inTopicHeading: best.features.inTopicHeading,
    inTopic: coverage(topics, [head]) * share(sum(topics), total),
    headlineLikeness: best.features.headlineLikeness,
    wordPairs: best.features.wordPairs,
    leads: best.features.leads,
    namesInSentence: coverage(names, [own]),
    unknownNames: Math.min(1, unknown.filter((term) => term.isName).length / MANY_NAMES),
    unknownRare: share(unknownRarity, sum(rarities)),
    score: Math.min(1, share(hits[0]?.score ?? 0, total * BM25_CEILING)),
    knowledge: Math.min(1, Math.log10(Math.max(LITTLE_KNOWLEDGE, question.knowledgeWords)) / MUCH_KNOWLEDGE),
  }
}

/** Ranks follow Zipf's law: a window of about 60 words has the word of rank r with a probability of about 6 / r. */
const LOG_RAREST_RANK = Math.log(10_000)
const LOG_WINDOW = Math.log(6)
const WINDOW_WORDS = 60

/**
 * The negative logarithm of the expected number of places in the knowledge that have the words found by chance, as if
 * words were independent (compare the E-value of BLAST: Karlin and Altschul, 1990).
 */
function surprise(question: AnalysedQuestion, window: readonly TextMatch[]): number {
  const bits = question.terms.map(({ rarity }) =>
    Math.max(0, Math.sqrt(rarity) * LOG_RAREST_RANK - LOG_WINDOW),
  )
  return coverage(bits, window) * sum(bits) - Math.log(Math.max(1, question.knowledgeWords / WINDOW_WORDS))
}

function bestStrength(term: QuestionTerm): number {
  return Math.max(0, ...term.forms.map((form) => form.strength))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
