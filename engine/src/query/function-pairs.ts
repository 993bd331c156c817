import { stopWordsOf } from '../languages/languages.ts'

const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2}$/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Tells which of the overlapping pairs of a Chinese or Japanese question only join two words, or belong to a function
 * word: these say nothing, however rare they are. Places are in UTF-16 units.
 */
export function functionPairs(question: string): (start: number, end: number) => boolean {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return () => false
  const language = KANA.test(question) ? 'ja' : 'zh'
  const list = stopWordsOf(language)
  const wordAt: { word: string; from: number }[] = []
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(question))
    for (let at = index; at < index + segment.length; at++) wordAt[at] = { word: segment, from: index }
  return (start, end) => {
    const pair = question.slice(start, end)
    const [first, second] = [wordAt[start], wordAt[end - 1]]
    if (!PAIR.test(pair) || !first || !second) return false
    if (list.has(pair) || list.has(first.word) || list.has(second.word)) return true
    return first.from !== second.from && first.word.length > 1 && second.word.length > 1
  }
}
