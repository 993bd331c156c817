import type { Answer } from '@parleykit/engine/answer/compose-answer'
import { wholeWords } from '@parleykit/engine/languages/alternatives'
import { hasLines } from '@parleykit/engine/text/markdown-lines'

/** Questions that ask for several things, in the languages that the fixed texts are in. */
const ASKS_FOR_SEVERAL = new RegExp(
  wholeWords(({ asksForSeveral }) => asksForSeveral),
  'iu',
)

/** Whether a question asks for the lines of a list or table: by its words, or since such lines answer it best. */
export function wantsLines(question: string, answer: Answer): boolean {
  return ASKS_FOR_SEVERAL.test(question) || (answer.kind === 'answer' && hasLines(answer.text))
}
