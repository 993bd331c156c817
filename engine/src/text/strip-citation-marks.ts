// Citation marks that language models leave in the answers that people paste into their knowledge and questions.

const OPENING = '[[【［]'
const CLOSING = '[\\]】］]'
/** A digit, in Latin or full width. */
export const DIGIT = '[0-9０-９]'
/** Separators between the numbers of one citation. */
export const BETWEEN_NUMBERS = '[,;，；、]'
/** Suffixes that OpenAI's models write after the number: `【1†source】`, `【1:0†source】`, `【1†L3-L5】`. */
const MODEL_SUFFIX = `(?::${DIGIT}{1,3})?†[^\\]】］\\n]{0,40}`

/** The source of a pattern for a citation mark, such as `[1]`, `[2, 3]`, `【1†source】` or `［１］`; its group holds the numbers. */
export const CITATION = `${OPENING}\\s?(${DIGIT}{1,3}(?:\\s?${BETWEEN_NUMBERS}\\s?${DIGIT}{1,3}){0,20})\\s?(?:${MODEL_SUFFIX})?${CLOSING}`
/** Directly after a sentence, and before another one or the end. */
const AFTER_SENTENCE = new RegExp(
  `(?<=[.!?…。！？؟])(?:(?:${CITATION})+(?=\\s+\\p{Lu}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|(?:\\s?${CITATION})+(?=\\s*$))`,
  'gu',
)
const LEADING = new RegExp(`^(?:${CITATION}(?!\\())+`, 'u')
const MAY_BE_CITATION = /[\]】］]/u

/**
 * Removes the citation marks at the ends of sentences, which a pasted answer of a language model still has. Other
 * brackets stay: a text may be about `a[1]`.
 */
export function stripCitationMarks(text: string): string {
  return MAY_BE_CITATION.test(text) ? text.replace(AFTER_SENTENCE, '') : text
}

/** Number of characters of the citation marks that a text begins with. */
export function leadingCitationsLength(text: string): number {
  return LEADING.exec(text)?.[0].length ?? 0
}
