import { alternatives } from '../languages/alternatives.ts'
import { PACKS } from '../languages/packs.ts'
import type { AnalysedQuestion } from '../query/analyse-question.ts'
import { forEachToken } from '../text/tokenize.ts'

const BETWEEN_QUESTIONS = /[?？؟]\s*(?=\S)/u
/** "And" between two things asked for: "en" joins Dutch words, but precedes Spanish ones. */
const CONJUNCTIONS: ReadonlyMap<string, RegExp> = new Map(
  PACKS.map((pack) => [
    pack.code,
    new RegExp(
      `(?:[,，、]|(?<![\\s,，、]))\\s+(?:${alternatives(({ conjunctions }) => conjunctions, [pack])})\\s+|${alternatives(({ clingingConjunctions }) => clingingConjunctions, [pack])}`,
      'u',
    ),
  ]),
)

const FEWEST_LETTERS = 3
/** Each part is weighed separately, which takes milliseconds. */
const MOST_PARTS = 4

/**
 * The things that a question asks for, in order, in its own words without question marks. A question that asks for one
 * thing is returned as it is.
 */
export function partsOf({ text, languages }: Pick<AnalysedQuestion, 'text' | 'languages'>): string[] {
  const parts = languages.reduce(
    (parted, language) => parted.flatMap((part) => splitAt(part, CONJUNCTIONS.get(language))),
    text.split(BETWEEN_QUESTIONS),
  )
  return parts.map((part) => part.replace(/^[\s¿¡]+|(?<![\s?？؟.!。！])[\s?？؟.!。！]+$/gu, ''))
}

function splitAt(text: string, pattern: RegExp | undefined): string[] {
  return pattern ? text.split(pattern) : [text]
}

/**
 * The parts of a question with two to four of them, as questions of their own. None if it has one part or is a list.
 */
export function questionParts(question: AnalysedQuestion): AnalysedQuestion[] {
  const parts = partsOf(question)
  if (parts.length < 2 || parts.length > MOST_PARTS) return []
  const own = parts.map((part) => {
    const words = wordsOf(part)
    const terms = question.terms.filter(({ interpretation }) => words.has(interpretation.toLowerCase()))
    return { ...question, text: part, terms }
  })
  return own.every(asksByItself) ? own : []
}

/** Whether the knowledge knows something in a part: "Walloons and Huguenots" are one thing. */
function asksByItself({ text, terms }: AnalysedQuestion): boolean {
  return text.length >= FEWEST_LETTERS && terms.some(({ isFunctionWord }) => !isFunctionWord)
}

function wordsOf(text: string): Set<string> {
  const words = new Set<string>()
  forEachToken(text, (word) => words.add(word.toLowerCase()))
  return words
}
