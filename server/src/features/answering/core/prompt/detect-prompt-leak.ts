import { PROMPT_RULES, PROMPT_TAGS } from './build-prompt.ts'

const WORDS_IN_A_ROW = 8
/** This many words in a row may be the beginning of a leak. */
const WORDS_BEGUN = 2

const telling = new Set(PROMPT_RULES.flatMap((rule) => runsOf(rule)))

/**
 * Whether an answer repeats its instructions: the canary, even backwards, in hexadecimal digits or base64, a tag of the prompt, or eight
 * words of a rule in a row.
 */
export function leaksPrompt(answer: string, canary: string): boolean {
  const shown = answer.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const plain = shown.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (formsOf(canary).some((form) => plain.includes(form)) || shown.search(PROMPT_TAGS) >= 0) return true
  return runsOf(shown).some((run) => telling.has(run))
}

/** The canary as it is, backwards, in hexadecimal digits, and in base64 within other text. */
function formsOf(canary: string): string[] {
  const bytes = Buffer.from(canary)
  // Of base64, only the characters that no neighboring byte changes.
  const within = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
      .toLowerCase(),
  )
  return [canary, canary.split('').reverse().join(''), bytes.toString('hex'), ...within]
}

const beginning = new Set(PROMPT_RULES.flatMap((rule) => runsOf(rule, WORDS_BEGUN)))

/** The index of the words at a text's end that may be the beginning of a rule; the text's length if there are none. */
export function findLeakStart(text: string): number {
  const words = [...text.matchAll(/\p{L}+/gu)]
  let first = words.length
  for (let end = words.length; end >= WORDS_BEGUN; end--) {
    const run = words.slice(end - WORDS_BEGUN, end).map(([word]) => word.toLowerCase())
    if (!beginning.has(run.join(' '))) break
    first = end - WORDS_BEGUN
  }
  return words[first]?.index ?? text.length
}

function runsOf(text: string, length = WORDS_IN_A_ROW): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))
}
