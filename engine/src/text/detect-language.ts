import { detect } from 'tinyld'
import { LISTED_LANGUAGES, stopWordsOf } from '../languages/languages.ts'
import { forEachToken } from './tokenize.ts'

/** Characters that are read: more make it no surer. */
const SAMPLE_LENGTH = 400
const FEWEST_VOTES = 3
/** Function words make up a fifth of running text and more. */
const SMALLEST_SHARE = 0.15
const CLEAR_LEAD = 1.2

/**
 * ISO 639-1 code of the language of `text`, or `''` when it can't be told. Function words decide where there are enough;
 * for short texts and other languages the letter sequences do (tinyld), which one rare word can mislead.
 */
export function detectLanguage(text: string): string {
  // The rules of tables and other signs read like letters of some language to tinyld.
  const sample = text.replace(/[^\p{L}\p{M}\p{N}\p{P}\s]|-{2,}/gu, ' ').slice(0, SAMPLE_LENGTH)
  return byFunctionWords(sample) ?? detect(sample)
}

function byFunctionWords(sample: string): string | undefined {
  const words: string[] = []
  forEachToken(sample, (token) => words.push(token.toLowerCase()))
  const votes = LISTED_LANGUAGES.map((language) => {
    const list = stopWordsOf(language)
    return { language, count: words.filter((word) => list.has(word)).length }
  })
  const [first, second] = votes.sort((a, b) => b.count - a.count)
  if (!first || !second || first.count < Math.max(FEWEST_VOTES, words.length * SMALLEST_SHARE))
    return undefined
  return first.count >= second.count * CLEAR_LEAD ? first.language : undefined
}
