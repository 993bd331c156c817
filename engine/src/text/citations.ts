const OPENING = '[[【［]'
const CLOSING = '[\\]】］]'
/** A figure as it is written in Latin, and in full width. */
export const FIGURE = '[0-9０-９]'
/** What stands between the numbers of one citation. */
export const BETWEEN_NUMBERS = '[,;，；、]'
/** What OpenAI's models write behind the number: `【1†source】`, `【1:0†source】`, `【1†L3-L5】`. */
const PLACE = `(?::${FIGURE}{1,3})?†[^\\]】］\\n]{0,40}`

/** The source of a pattern for a citation, such as `[1]`, `[2, 3]`, `【1†source】` or `［１］`; its group holds the numbers. */
export const CITATION = `${OPENING}\\s?(${FIGURE}{1,3}(?:\\s?${BETWEEN_NUMBERS}\\s?${FIGURE}{1,3}){0,20})\\s?(?:${PLACE})?${CLOSING}`
/** Close behind a sentence, which another one or nothing follows. */
const BEHIND_A_SENTENCE = new RegExp(
  `(?<=[.!?…。！？؟])(?:(?:${CITATION})+(?=\\s+\\p{Lu}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|(?:\\s?${CITATION})+(?=\\s*$))`,
  'gu',
)
const FIRST = new RegExp(`^(?:${CITATION}(?!\\())+`, 'u')
const MAY_BE_CITATION = /[\]】］]/u

/** A text without the citations at its sentences' ends. What else is in brackets stays: `a[1]` may be what a text is about. */
export function withoutCitations(text: string): string {
  return MAY_BE_CITATION.test(text) ? text.replace(BEHIND_A_SENTENCE, '') : text
}

/** Characters of the citations that a text begins with. */
export function lengthOfCitationsFirst(text: string): number {
  return FIRST.exec(text)?.[0].length ?? 0
}
