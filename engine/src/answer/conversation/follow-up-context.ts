import { alternatives } from '../../languages/alternatives.ts'
import { stopWordsOf } from '../../languages/languages.ts'
import { PACKS } from '../../languages/packs.ts'
import { forEachToken } from '../../text/tokenize.ts'

/** Openings that continue the question before: "and for children?", "what about Austria?". */
const OPENING = new RegExp(`^(?:${alternatives(({ followUps }) => followUps?.openings)})(?![\\p{L}'’])`, 'u')
/** Anaphora: words that stand for something said before. */
const BACK_REFERENCE = new RegExp(
  `(?<![\\p{L}'’])(?:${alternatives(({ followUps }) => followUps?.backReferences)})(?![\\p{L}'’])`,
  'u',
)
/** Anaphora unless a noun follows: "how much is that?", "what does that cost?", "wie teuer ist das?". */
const BARE_REFERENCE = new RegExp(
  `(?<![\\p{L}'’])(?:${alternatives(({ followUps }) => followUps?.bareReferences)})(?=\\s*[?.!]*$|\\s+(?:${alternatives(({ followUps }) => followUps?.afterBareReferences)})(?!\\p{L}))|(?<!\\p{L})(?:${alternatives(({ followUps }) => followUps?.placeholders)})(?!\\p{L})`,
  'u',
)
/** Openings of fragments: "per week?", "für Kinder?", "on Sundays?". */
const PREPOSITION = new RegExp(`^(?:${alternatives(({ followUps }) => followUps?.prepositions)})\\s`, 'u')
const MOST_WORDS_OF_A_FRAGMENT = 4
/** Longer questions can stand alone even if they refer to something. */
const MOST_WORDS = 8
const MOST_STEPS = 3
/** Languages in which function words alone are no question: "how much?", "wann denn?". */
const LANGUAGES = PACKS.filter(({ smallTalk, isSpaced }) => smallTalk !== undefined && isSpaced).map(
  ({ code }) => code,
)

/**
 * The earlier question or questions needed to understand a short elliptical one; `''` if it needs none.
 * `previousQuestions` are the visitor's own, oldest first. Pass the result to `searchIndex` as `context`.
 */
export function followUpContext(question: string, previousQuestions: readonly string[]): string {
  if (!isElliptical(question)) return ''
  const context: string[] = []
  for (const previous of previousQuestions.slice(-MOST_STEPS).toReversed()) {
    context.unshift(previous)
    if (!isElliptical(previous)) break
  }
  return context.join(' ')
}

/** Whether a question needs the one before it: "and for children?", "Can I run a business on it?". */
export function isElliptical(question: string): boolean {
  const lower = question
    .trim()
    .toLowerCase()
    .replace(/^[¿¡"'(\s]+/, '')
  const words = lower.split(/\s+/).length
  if (words > MOST_WORDS) return false
  if (OPENING.test(lower) || BACK_REFERENCE.test(lower) || BARE_REFERENCE.test(lower)) return true
  return (words <= MOST_WORDS_OF_A_FRAGMENT && PREPOSITION.test(lower)) || saysNothing(lower)
}

/** Whether all words are function words of one language. */
function saysNothing(lower: string): boolean {
  const words: string[] = []
  forEachToken(lower, (word) => words.push(word))
  return (
    words.length > 0 && LANGUAGES.some((language) => words.every((word) => stopWordsOf(language).has(word)))
  )
}
