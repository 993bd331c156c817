import { alternatives } from '../languages/alternatives.ts'
import { stopWordsOf } from '../languages/languages.ts'
import { PACKS } from '../languages/packs.ts'

/** Words whose period ends no sentence, even before a capital letter. */
const ABBREVIATION = new RegExp(
  `(?:^|[\\s(["'“‘/])(?:\\p{Lu}|\\p{Lo}\\p{M}*|${alternatives(({ abbreviations }) => abbreviations)})\\.\\s*$`,
  'u',
)
/** "No." is an abbreviation in "Bus no. 492" and an answer elsewhere. */
const NUMBER = /(?:^|[\s(])nos?\.\s*$/

/** Periods after ordinals ("24. Dezember", "XIV."), dotted acronyms (U.S., a.m.), and short weekdays and months. */
const DOUBTFUL = new RegExp(
  `(?:^|[\\s(–-])(?:\\d{1,2}|[IVX]{1,6}|(?:\\p{L}\\.)+\\p{L}|${alternatives(({ dayAbbreviations }) => dayAbbreviations)})\\.\\s*$`,
  'u',
)
const FIRST_WORD = /^["'“„«(]*([\p{L}\p{N}]+)/u
const LANGUAGES = PACKS.filter((pack) => pack.opensWithFunctionWords).map(({ code }) => code)
const LOOK_BACK = 12

/**
 * Whether the final period of `text` belongs to its last word. A doubtful one ends a sentence before a function word.
 */
export function endsOnAbbreviation(text: string, next: string): boolean {
  const end = text.slice(-LOOK_BACK)
  // "example.com/register?id=42": a sentence needs a space to end.
  if (/[.?!]$/.test(end) && /^[\p{Ll}\p{N}]/u.test(next)) return true
  if (ABBREVIATION.test(end) || (NUMBER.test(end) && /^\d/.test(next))) return true
  if (!DOUBTFUL.test(end)) return false
  const word = FIRST_WORD.exec(next)?.[1]?.toLowerCase()
  return word !== undefined && !LANGUAGES.some((language) => stopWordsOf(language).has(word))
}
