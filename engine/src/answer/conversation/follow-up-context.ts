import { alternatives } from '../../languages/alternatives.ts'
import { stopWordsOf } from '../../languages/languages.ts'
import { PACKS } from '../../languages/packs.ts'
import { forEachToken } from '../../text/tokenize.ts'

/** Openings that go on from what was asked before: "and for children?", "what about Austria?". */
const OPENING = new RegExp(`^(?:${alternatives(({ followUps }) => followUps?.openings)})(?![\\p{L}'’])`, 'u')
/** Words that stand for something said before. */
const BACK_REFERENCE = new RegExp(
  `(?<![\\p{L}'’])(?:${alternatives(({ followUps }) => followUps?.backReferences)})(?![\\p{L}'’])`,
  'u',
)
/** Words that stand for something said before unless a noun follows: "how much is that?", "what does that cost?", "wie teuer ist das?". */
const BARE_REFERENCE = new RegExp(
  `(?<![\\p{L}'’])(?:${alternatives(({ followUps }) => followUps?.bareReferences)})(?=\\s*[?.!]*$|\\s+(?:${alternatives(({ followUps }) => followUps?.afterBareReferences)})(?!\\p{L}))|(?<!\\p{L})(?:${alternatives(({ followUps }) => followUps?.placeholders)})(?!\\p{L})`,
  'u',
)
/** Openings that need something before them: "per week?", "für Kinder?", "on Sundays?". */
const PREPOSITION = new RegExp(`^(?:${alternatives(({ followUps }) => followUps?.prepositions)})\\s`, 'u')
const MOST_WORDS_OF_A_FRAGMENT = 4
/** Longer questions can stand by themselves even where they refer to something. */
const MOST_WORDS = 8
const MOST_STEPS = 3
/** Whose function words alone ask for nothing: "how much?", "wann denn?". */
const LANGUAGES = PACKS.filter(({ smallTalk, isSpaced }) => smallTalk !== null && isSpaced).map(
  ({ code }) => code,
)

/**
 * The earlier question, or questions, that a short elliptical one can't be understood without; `''` when it stands by
 * itself. `previousQuestions` are the visitor's own, oldest first. Hand the result to `searchIndex` as `context`.
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

/** Whether a question is understood by what was asked before it: "and for children?", "Can I run a business on it?". */
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
