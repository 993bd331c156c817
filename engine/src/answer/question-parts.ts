import type { AnalysedQuestion } from '../query/analyse-question.ts'
import { forEachToken } from '../text/tokenize.ts'

/** Between two questions, or two things that one asks for. */
const BETWEEN_PARTS =
  /[?？؟]\s*(?=\S)|(?:[,，、]|(?<![\s,，、]))\s+(?:and|und|et|y|e|en|i|oraz|ve|и|और)\s+|(?<!\s)\s+و(?=\p{L})|以及|和/u
const FEWEST_LETTERS = 3
/** Each is weighed by itself, which takes milliseconds. */
const MOST_PARTS = 4

/** What a question asks for, one after the other, in its own words without the question marks; itself alone where it is one. */
export function partsOf(question: string): string[] {
  return question
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(/^[\s¿¡]+|(?<![\s?？؟.!。！])[\s?？؟.!。！]+$/gu, ''))
}

/** The parts of a question of two to four as questions of their own; none where it is one, or a list. */
export function questionParts(question: AnalysedQuestion): AnalysedQuestion[] {
  const parts = partsOf(question.text)
  if (parts.length < 2 || parts.length > MOST_PARTS) return []
  const own = parts.map((part) => {
    const words = wordsOf(part)
    const terms = question.terms.filter(({ meant }) => words.has(meant.toLowerCase()))
    return { ...question, text: part, terms }
  })
  return own.every(asksByItself) ? own : []
}

/** Whether a part has something that the knowledge knows: "Walloons and Huguenots" are one thing asked for. */
function asksByItself({ text, terms }: AnalysedQuestion): boolean {
  return text.length >= FEWEST_LETTERS && terms.some(({ isFunctionWord }) => !isFunctionWord)
}

function wordsOf(text: string): Set<string> {
  const words = new Set<string>()
  forEachToken(text, (word) => words.add(word.toLowerCase()))
  return words
}
