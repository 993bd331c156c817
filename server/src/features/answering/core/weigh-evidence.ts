import {
  type AnalysedQuestion,
  type SearchHit,
  type Sentence,
  splitIntoSentences,
} from '../../retrieval/core/index.ts'
import { type AnswerType, expectedAnswerType, holdsAnswerOf } from './answer-type.ts'
import { canAnswer, contextOf } from './line-context.ts'
import { coverage, nearPairs, questionMatcher, type TextMatch } from './match-question.ts'

/** A passage as the answerer reads it: a row of the passages' table. */
export interface AnswerPassage {
  readonly passageId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** A sentence that might answer, with what speaks for it. */
export interface Candidate {
  readonly passage: AnswerPassage
  /** Its passage's place among those found, from 0. */
  readonly rank: number
  readonly sentence: Sentence
  /** Its place among its passage's sentences. */
  readonly place: number
  /** All of its passage's sentences. */
  readonly sentences: readonly Sentence[]
  /** Content words of the question that neither it nor its neighbours have. */
  readonly missingWords: number
  readonly features: SentenceFeatures
}

/** All between 0 and 1. Shares are of the question's weight (inverse document frequency). */
export interface SentenceFeatures {
  readonly inSentence: number
  /** What the sentence before adds to that; likewise the others. */
  readonly inPrevious: number
  readonly inNext: number
  readonly inPassage: number
  /** As the above, without relatives and synonyms. */
  readonly exactInSentence: number
  readonly exactInPassage: number
  /** The question's first content word stands among the sentence's first words. */
  readonly leads: number
  readonly inHeading: number
  readonly headingAtStart: number
  readonly passageScore: number
  readonly isFirstPassage: number
  readonly pairs: number
  readonly holdsType: number
  readonly missesType: number
  readonly rarest: number
  readonly isStart: number
}

/** A match at least this strong is the word itself, a form of it or its corrected spelling. */
const EXACT = 0.8

/** Every sentence of the passages found, in their order. */
export function findCandidates(
  question: AnalysedQuestion,
  found: readonly { hit: SearchHit; passage: AnswerPassage }[],
): Candidate[] {
  const match = questionMatcher(question)
  const type = expectedAnswerType(question.text)
  const best = found[0]?.hit.score ?? 1
  return found.flatMap(({ hit, passage }, rank) => {
    const head = match(`${passage.title}\n${passage.heading}`)
    const sentences = splitIntoSentences(passage.text)
    const matches = sentences.map((sentence, place) => {
      const context = sentences[contextOf(sentences, place) ?? -1]
      return match(context ? `${context.text}\n${sentence.text}` : sentence.text)
    })
    return sentences.flatMap((sentence, place) => {
      if (!canAnswer(sentences, place)) return []
      const features = featuresOf(question, type, sentence, place, matches, head, hit.score / best, rank)
      const missingWords = countMissing(question, matches.slice(Math.max(0, place - 1), place + 2))
      return [{ passage, rank, sentence, sentences, place, missingWords, features }]
    })
  })
}

function featuresOf(
  question: AnalysedQuestion,
  type: AnswerType,
  sentence: Sentence,
  place: number,
  matches: readonly TextMatch[],
  head: TextMatch,
  passageScore: number,
  rank: number,
): SentenceFeatures {
  const own = matches[place]
  const around = (...others: (TextMatch | undefined)[]) =>
    coverage(
      question,
      [own, ...others].filter((match) => match !== undefined),
    )
  const inSentence = around()
  const inHeading = coverage(question, [head])
  const holds = holdsAnswerOf(type, sentence.text)
  return {
    inSentence,
    inPrevious: around(matches[place - 1]) - inSentence,
    inNext: around(matches[place + 1]) - inSentence,
    inPassage: around(head, ...matches) - inSentence,
    exactInSentence: coverage(question, own ? [own] : [], EXACT),
    exactInPassage: coverage(question, [head, ...matches], EXACT),
    leads: own && leads(question, own) ? 1 : 0,
    inHeading,
    headingAtStart: inHeading / (1 + place),
    passageScore,
    isFirstPassage: rank === 0 ? 1 : 0,
    pairs: own ? nearPairs(question, own) : 0,
    holdsType: holds === true ? 1 : 0,
    missesType: holds === false ? 1 : 0,
    rarest: own?.strengths[rarestTerm(question)] ?? 0,
    isStart: place === 0 ? 1 : 0,
  }
}

function countMissing(question: AnalysedQuestion, matches: readonly TextMatch[]): number {
  return question.terms.filter(
    (term, number) =>
      !term.isFunctionWord && matches.every((match) => (match.strengths[number] ?? 0) < EXACT),
  ).length
}

const OPENING_WORDS = 4

function leads(question: AnalysedQuestion, match: TextMatch): boolean {
  const first = question.terms.findIndex((term) => !term.isFunctionWord)
  return match.places.some((place) => place.term === first && place.at < OPENING_WORDS)
}

function rarestTerm(question: AnalysedQuestion): number {
  return question.terms.reduce(
    (best, term, at, all) => (term.weight > (all[best]?.weight ?? 0) ? at : best),
    0,
  )
}
