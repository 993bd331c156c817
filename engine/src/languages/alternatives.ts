import type { LanguagePack } from './language-pack.ts'
import { PACKS } from './packs.ts'

/**
 * What all packs, or some, have in a field, in the packs' order, as one pattern of alternatives, each once; `(?!)`, which is nowhere,
 * where none has any.
 */
export function alternatives(
  fieldOf: (pack: LanguagePack) => string | null | undefined,
  packs: readonly LanguagePack[] = PACKS,
): string {
  const all = packs.flatMap((pack) => splitAlternatives(fieldOf(pack) ?? ''))
  return all.length === 0 ? '(?!)' : [...new Set(all)].join('|')
}

/**
 * The same as whole words; those of languages without blanks between words, and of those in which particles cling to them,
 * wherever they are.
 */
export function wholeWords(fieldOf: (pack: LanguagePack) => string | null | undefined): string {
  const spaced = alternatives((pack) => (pack.isSpaced ? fieldOf(pack) : null))
  const unspaced = alternatives((pack) => (pack.isSpaced ? null : fieldOf(pack)))
  return `(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`
}

/** All words that packs have in a field of words separated by blanks. */
export function wordsOfAll(fieldOf: (pack: LanguagePack) => string | null | undefined): ReadonlySet<string> {
  return new Set(PACKS.flatMap((pack) => fieldOf(pack)?.split(' ') ?? []))
}

/** Parts a pattern at the bars that stand in no group. */
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
