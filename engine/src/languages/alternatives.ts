import type { LanguagePack } from './language-pack.ts'
import { PACKS } from './packs.ts'

/**
 * The distinct patterns that all packs, or some, have in a field, in the packs' order, joined as alternatives. `(?!)`,
 * which never matches, if there are none.
 */
export function alternatives(
  fieldOf: (pack: LanguagePack) => string | null | undefined,
  packs: readonly LanguagePack[] = PACKS,
): string {
  const all = packs.flatMap((pack) => splitAlternatives(fieldOf(pack) ?? ''))
  return all.length === 0 ? '(?!)' : [...new Set(all)].join('|')
}

/** Any letters before the ending of a word. To find the ending alone is ten times as fast. */
const LETTERS_BEFORE = /^\\p\{L\}[*+]/

/**
 * The same as whole words. In languages without spaces between words, or with particles attached to them, they match
 * anywhere.
 */
export function wholeWords(fieldOf: (pack: LanguagePack) => string | null | undefined): string {
  const spaced = alternatives((pack) => (pack.isSpaced ? fieldOf(pack) : null))
  const unspaced = alternatives((pack) => (pack.isSpaced ? null : fieldOf(pack)))
  const { words = [], endings = [] } = Object.groupBy(splitAlternatives(spaced), (word) =>
    LETTERS_BEFORE.test(word) ? 'endings' : 'words',
  )
  const behind = '(?![\\p{L}\\p{M}])'
  const ending = endings.map((word) => word.replace(LETTERS_BEFORE, '')).join('|')
  return `(?<![\\p{L}\\p{M}])(?:${words.join('|')})${behind}|${ending && `(?:${ending})${behind}|`}${unspaced}`
}

/** All words that packs have in a field of space-separated words. */
export function wordsOfAll(fieldOf: (pack: LanguagePack) => string | null | undefined): ReadonlySet<string> {
  return new Set(PACKS.flatMap((pack) => fieldOf(pack)?.split(' ') ?? []))
}

/** Splits a pattern at the bars outside of groups. */
function splitAlternatives(pattern: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (sign === '|' && depth === 0) {
      parts.push(pattern.slice(from, at))
      from = at + 1
    }
  }
  parts.push(pattern.slice(from))
  return parts.filter((part) => part !== '')
}
