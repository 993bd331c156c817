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
  readonly features: SentenceFeatures
}

/** All between 0 and 1. Shares are of the question's weight (inverse document frequency). */
export interface SentenceFeatures {
  readonly inSentence: number
  /** What the sentence before adds to that; likewise the others. */
  readonly inPrevious: number
  readonly inNext: number
  readonly inPassage: number
  readonly inHeading: number
  readonly headingAtStart: number
  readonly passageScore: number
  readonly isFirstPassage: number
  readonly pairs: number
  readonly holdsType: number
  readonly missesType: number
  readonly rarest: number
  readonly length: number
  readonly isShort: number
  readonly isQuestion: number
  readonly isStart: number
}

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
      return [{ passage, rank, sentence, sentences, place, features }]
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
  const words = own?.words ?? 0
  return {
    inSentence,
    inPrevious: around(matches[place - 1]) - inSentence,
    inNext: around(matches[place + 1]) - inSentence,
    inPassage: around(head, ...matches) - inSentence,
    inHeading,
    headingAtStart: inHeading / (1 + place),
    passageScore,
    isFirstPassage: rank === 0 ? 1 : 0,
    pairs: own ? nearPairs(question, own) : 0,
    holdsType: holds === true ? 1 : 0,
    missesType: holds === false ? 1 : 0,
    rarest: own?.strengths[rarestTerm(question)] ?? 0,
    length: Math.min(words, 60) / 60,
    isShort: words < 5 ? 1 : 0,
    isQuestion: /[?？؟]$/.test(sentence.text) ? 1 : 0,
    isStart: place === 0 ? 1 : 0,
  }
}

function rarestTerm(question: AnalysedQuestion): number {
  return question.terms.reduce(
    (best, term, at, all) => (term.weight > (all[best]?.weight ?? 0) ? at : best),
    0,
  )
}
