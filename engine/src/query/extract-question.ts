import { alternatives } from '../languages/alternatives.ts'

/** A visitor's message: the question and the story around it. */
export interface Message {
  readonly question: string
  /** `''` if there is none. */
  readonly story: string
}

const SENTENCE_END = /(?<=[.!?…。！？؟])\s+|\n+/u
const ASKS = /[?？؟]["'”»)]*$/u
const OPENERS = alternatives(({ narratives }) => narratives?.openers)
const QUESTION_START = new RegExp(
  `^(?:(?:${alternatives(({ narratives }) => narratives?.conjunctions)}) )?(?:${OPENERS})(?!\\p{L})`,
  'iu',
)
const TURN_TO_QUESTION = new RegExp(`(?:[,;:–—]|\\s-)\\s*(?=(?:${OPENERS})(?!\\p{L}))`, 'iu')
/** Greetings, and words that people use for themselves. */
const TELLS = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ narratives }) => narratives?.tells)})(?!\\p{L})`,
  'iu',
)

/** Separates a message's question from the greeting and story around it. A message without these is all question. */
export function extractQuestion(message: string): Message {
  const sentences = message.trim().split(SENTENCE_END)
  const asking = sentences.filter((sentence) => ASKS.test(sentence))
  const asked = asking.length > 0 ? asking : sentences.filter((sentence) => QUESTION_START.test(sentence))
  if (asked.length === 0) return { question: message, story: '' }
  const told = sentences.filter((sentence) => !asked.includes(sentence))
  const [first = '', ...others] = asked
  const turn = TURN_TO_QUESTION.exec(first)
  if (!turn || !TELLS.test(first.slice(0, turn.index)))
    return { question: asked.join(' '), story: told.join(' ') }
  const question = [first.slice(turn.index + turn[0].length), ...others].join(' ')
  return { question, story: [...told, first.slice(0, turn.index)].join(' ') }
}
