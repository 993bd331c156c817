import { PROMPT_RULES } from './build-prompt.ts'

const WORDS_IN_A_ROW = 8
const OWN_MARKS = /<\/?(?:passages?|question)\b/iu

const telling = new Set(PROMPT_RULES.flatMap((rule) => runsOf(rule)))

/** Whether an answer repeats its instructions: the canary, a mark of the prompt, or eight words of a rule in a row. */
export function leaksPrompt(answer: string, canary: string): boolean {
  if (answer.includes(canary) || OWN_MARKS.test(answer)) return true
  return runsOf(answer).some((run) => telling.has(run))
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(WORDS_IN_A_ROW - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '))
}
