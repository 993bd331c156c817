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

/**
 * The same as whole words. In languages without spaces between words, or with particles attached to them, they match
 * anywhere.
 */
export function wholeWords(fieldOf: (pack: LanguagePack) => string | null | undefined): string {
  const spaced = alternatives((pack) => (pack.isSpaced ? fieldOf(pack) : null))
  const unspaced = alternatives((pack) => (pack.isSpaced ? null : fieldOf(pack)))
  return `(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`
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
