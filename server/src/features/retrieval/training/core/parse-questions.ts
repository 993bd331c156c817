import { isVisible } from '@parleykit/contract/base/visible-text'

const LONGEST = 120
const SHORTEST = 8
const MOST = 4
const LINE = /^[ \t]{0,5}[[(]?(\d{1,3})[\])]?[ \t]{0,3}[:.)-][ \t]{0,5}(\S.{0,300})$/u
/** Rejects text that could be clicked, called or read as markup, and phone numbers. */
const FORBIDDEN =
  /@|https?:|www\.|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,63}\.\p{L}{2,24}(?!\p{L})|[<>[\]{}|`\\]|\p{C}/u
const DIGITS = /\p{Nd}+/gu
const MOST_DIGITS = 6

/** Reads the questions that a model wrote for each passage, without those that the passage doesn't support. */
export function parseQuestions(
  written: string,
  passages: readonly { readonly title: string; readonly heading: string; readonly text: string }[],
): string[][] {
  const questions = passages.map((): string[] => [])
  const seen = new Set<string>()
  for (const line of written.split('\n')) {
    const [, number, text = ''] = LINE.exec(line) ?? []
    const passage = passages[Number(number) - 1]
    const own = questions[Number(number) - 1]
    const question = text.replace(/[*_"“”]/g, '').trim()
    const key = question.toLowerCase()
    if (!passage || !own || own.length >= MOST || seen.has(key) || !isFit(question, passage)) continue
    seen.add(key)
    own.push(question)
  }
  return questions
}

function isFit(
  question: string,
  { title, heading, text }: { title: string; heading: string; text: string },
): boolean {
  if (question.length < SHORTEST || question.length > LONGEST || !isVisible(question)) return false
  if (FORBIDDEN.test(question)) return false
  const known = new Set(`${title}\n${heading}\n${text}`.match(DIGITS))
  const digits = question.match(DIGITS) ?? []
  return digits.every((number) => known.has(number)) && digits.join('').length <= MOST_DIGITS
}
