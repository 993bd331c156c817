import { parseQuestion, type QuestionForm } from './parse-question.ts'

/** Shares of an answer's words that the knowledge must have for both to say the same, or to be about the same thing. */
const SAME = 0.9
const SAME_MATTER = 0.6
const FEWEST_SHARED = 2
const NUMBER = /\p{N}/u

export type KnowledgeVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'other-numbers'; readonly quote: string }
  | { readonly kind: 'unclear' }

/**
 * What the knowledge says compared with a curated answer, as far as words can tell: all of it, or the same with other
 * numbers. `quotes` are the sentences with which the knowledge answers.
 */
export function compareAnswers(
  answer: string,
  quotes: readonly string[],
  language: string,
): KnowledgeVerdict {
  const curated = parseQuestion(answer, language)
  const whole = parseQuestion(quotes.join('\n'), language)
  if (curated.words.length === 0 || curated.isNegated !== whole.isNegated) return { kind: 'unclear' }
  const isHeld = numbersOf(curated).every((number) => numbersOf(whole).includes(number))
  if (isHeld && shareHeld(curated, whole) >= SAME) return { kind: 'same' }
  const quote = quotes.find((each) => saysOtherNumbers(curated, parseQuestion(each, language)))
  return quote === undefined ? { kind: 'unclear' } : { kind: 'other-numbers', quote }
}

function saysOtherNumbers(curated: QuestionForm, sentence: QuestionForm): boolean {
  const ours = numbersOf(curated)
  const theirs = numbersOf(sentence)
  const bothHaveTheirOwn =
    ours.some((each) => !theirs.includes(each)) && theirs.some((each) => !ours.includes(each))
  return bothHaveTheirOwn && shareHeld(curated, sentence) >= SAME_MATTER
}

/** Share of the words of `a`, except numbers, that `b` has too; 0 if there are too few to tell. */
function shareHeld(a: QuestionForm, b: QuestionForm): number {
  const ours = wordsOf(a)
  const theirs = new Set(wordsOf(b))
  const shared = ours.filter((word) => theirs.has(word)).length
  return shared < FEWEST_SHARED ? 0 : shared / ours.length
}

function wordsOf({ words }: QuestionForm): string[] {
  return words.map(({ stem }) => stem).filter((stem) => !NUMBER.test(stem))
}

function numbersOf({ words }: QuestionForm): string[] {
  return words.map(({ stem }) => stem).filter((stem) => NUMBER.test(stem))
}
