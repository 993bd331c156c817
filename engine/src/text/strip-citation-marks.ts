const OPENING = '[[【［]'
const CLOSING = '[\\]】］]'
/** A digit, in Latin or full width. */
export const FIGURE = '[0-9０-９]'
/** Separators between the numbers of one citation. */
export const BETWEEN_NUMBERS = '[,;，；、]'
/** Suffixes that OpenAI's models write after the number: `【1†source】`, `【1:0†source】`, `【1†L3-L5】`. */
const PLACE = `(?::${FIGURE}{1,3})?†[^\\]】］\\n]{0,40}`

/** The source of a pattern for a citation, such as `[1]`, `[2, 3]`, `【1†source】` or `［１］`; its group holds the numbers. */
export const CITATION = `${OPENING}\\s?(${FIGURE}{1,3}(?:\\s?${BETWEEN_NUMBERS}\\s?${FIGURE}{1,3}){0,20})\\s?(?:${PLACE})?${CLOSING}`
/** Directly after a sentence, and before another one or the end. */
const BEHIND_A_SENTENCE = new RegExp(
  `(?<=[.!?…。！？؟])(?:(?:${CITATION})+(?=\\s+\\p{Lu}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|(?:\\s?${CITATION})+(?=\\s*$))`,
  'gu',
)
const FIRST = new RegExp(`^(?:${CITATION}(?!\\())+`, 'u')
const MAY_BE_CITATION = /[\]】］]/u

/** Removes the citations at the ends of sentences. Other brackets stay: a text may be about `a[1]`. */
export function withoutCitations(text: string): string {
  return MAY_BE_CITATION.test(text) ? text.replace(BEHIND_A_SENTENCE, '') : text
}

/** Number of characters of the citations that a text begins with. */
export function lengthOfCitationsFirst(text: string): number {
  return FIRST.exec(text)?.[0].length ?? 0
}
