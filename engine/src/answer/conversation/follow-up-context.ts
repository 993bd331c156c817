import { stopWordsOf } from '../../languages/languages.ts'
import { forEachToken } from '../../text/tokenize.ts'

/** Openings that go on from what was asked before: "and for children?", "what about Austria?". */
const OPENING =
  /^(?:and|but|or|what about|how about|what if|also|same for|und|aber|oder|wie (?:ist|sieht) es (?:mit|bei)|was ist mit|et|mais|ou|y|pero|o|qué (?:hay|pasa) (?:de|con)|e|ma|mas|en|maar|och|og|a co z|ve|peki|и|а|но|و|और|แล้ว|那|那么|では|じゃあ)(?![\p{L}'’])/u
/** Words that stand for something said before. */
const BACK_REFERENCE =
  /(?<![\p{L}'’])(?:it|its|they|them|their|he|him|his|she|her|hers|this|these|those|ihn|ihm|dazu|davon|dafür|dort|elle|ils|elles|cela|ça|celui|celle|eso|esto|ello|ellos|ellas|allí|questo|quello|isso|isto|daar|bunu|onun|это|его|её|ее|их)(?![\p{L}'’])/u
/** Words that stand for something said before unless a noun follows: "how much is that?", "what does that cost?", "wie teuer ist das?". */
const BARE_REFERENCE =
  /(?<![\p{L}'’])(?:that|das|es|ce|dat|het)(?=\s*[?.!]*$|\s+(?:per|for|on|in|at|by|cost|costs|include|take|work|mean|pro|für|am|im|denn|dann|auch|kosten|dauern|par|pour)(?!\p{L}))|(?<!\p{L})(?:the|a|an|any)\s+(?:\p{L}+\s+)?ones?(?!\p{L})/u
/** Openings that need something before them: "per week?", "für Kinder?", "on Sundays?". */
const PREPOSITION =
  /^(?:for|per|on|in|at|with|without|from|until|für|pro|am|im|an|mit|ohne|ab|bis|bei|pour|par|avec|sans|le|para|por|con|sin|per|com|sem|voor|met|zonder|dla|bez|na|w|для|без|на|в|по)\s/u
const MOST_WORDS_OF_A_FRAGMENT = 4
/** Longer questions can stand by themselves even where they refer to something. */
const MOST_WORDS = 8
const MOST_STEPS = 3
/** Whose function words alone ask for nothing: "how much?", "wann denn?". */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi']

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

function isElliptical(question: string): boolean {
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
