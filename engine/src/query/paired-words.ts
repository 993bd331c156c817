import { stopWordsOf } from '../languages/languages.ts'
import { characterTerms } from '../text/character-terms.ts'

/** The word that a pair of signs in a Chinese or Japanese question represents. */
export interface PairedWord {
  /**
   * The word that it is part of, or the only trace of. Undefined if it only joins words or belongs to a function word.
   */
  readonly word: string | undefined
  /** Its share of the word's weight: long words have many pairs. */
  readonly share: number
  /** Index terms of the word's single signs, with how well they match it. */
  readonly signs: ReadonlyMap<string, number>
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HIRAGANA_ALONE = /^\p{Script=Hiragana}+$/u
const SIGN = /^[\p{Script=Han}\p{Script=Katakana}ー]$/u
/** Shorter words in Hiragana are particles and endings. */
const SHORTEST_IN_HIRAGANA = 3
/** A one-sign word is often followed by other signs that aren't part of it. */
const LONE_SIGN = 0.7
const SIGN_OF_WORD = 0.35
const NONE: PairedWord = { word: undefined, share: 0, signs: new Map() }

/**
 * Returns a function that tells what a token of a Chinese or Japanese question represents, by its position in UTF-16
 * units; undefined for tokens in other scripts. Words are segmented by dictionary, which is mostly right. The index
 * doesn't need this.
 */
export function pairReader(question: string): (start: number, end: number) => PairedWord | undefined {
  if (!UNSPACED.test(question)) return () => undefined
  const language = KANA.test(question) ? 'ja' : 'zh'
  const list = stopWordsOf(language)
  const wordAt: { readonly word: string; readonly from: number }[] = []
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(question))
    for (let at = index; at < index + segment.length; at++) wordAt[at] = { word: segment, from: index }
  const says = ({ word }: { readonly word: string }) =>
    !list.has(word) &&
    (word.length === 1 ? SIGN.test(word) : word.length >= SHORTEST_IN_HIRAGANA || !HIRAGANA_ALONE.test(word))
  return (start, end) => {
    const token = question.slice(start, end)
    const [first, last] = [wordAt[start], wordAt[end - 1]]
    if (!UNSPACED.test(token) || !first || !last) return undefined
    if (list.has(token)) return NONE
    if (token.length > 2) return { word: token, share: 0.5, signs: new Map() }
    if (first.from === last.from) return says(first) ? within(first.word, token) : NONE
    const follows = UNSPACED.test(question.charAt(end))
    const lone = [first, ...(follows ? [] : [last])].filter((each) => each.word.length === 1 && says(each))
    if (lone.length === 0) return NONE
    const signs = lone.flatMap(({ word }) => characterTerms(word))
    return { word: lone[0]?.word, share: 1, signs: new Map(signs.map((term) => [term, LONE_SIGN])) }
  }
}

/** A pair within a word. A pair in Hiragana alone is the ending of a word that isn't. */
function within(word: string, token: string): PairedWord {
  if (HIRAGANA_ALONE.test(token) && !HIRAGANA_ALONE.test(word)) return NONE
  const isLone = word.length === 1
  const pairs = Math.max(1, [...word].filter((_, at) => at > 0 && !isEnding(word, at)).length)
  const strength = isLone ? LONE_SIGN : SIGN_OF_WORD
  return { word, share: 1 / pairs, signs: new Map(characterTerms(token).map((term) => [term, strength])) }
}

function isEnding(word: string, at: number): boolean {
  return HIRAGANA_ALONE.test(word.slice(at - 1, at + 1)) && !HIRAGANA_ALONE.test(word)
}
