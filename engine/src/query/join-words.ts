import { findTerm } from '../index/passage-index.ts'
import { isListed } from '../index/word-ranks.ts'
import { normaliseWord } from '../text/normalise-word.ts'
import { forEachToken } from '../text/tokenize.ts'
import type { QueryContext } from './find-forms.ts'
import { mayBeKnown } from './may-be-known.ts'
import { rememberWords } from './word-memory.ts'

const LETTERS_ONLY = /^\p{L}+$/u
const LETTERS_AND_FIGURES = /^\p{L}+\p{N}+$/u
const SHORTEST_GLUED = 4
const SHORTEST_TAIL = 3
const SHORTEST_PART = 2
const SHORTEST_JOINED = 5

/** `text` with unknown words split if the knowledge has both parts: "ebike" → "e bike" if it writes "E-bike". */
export function cutGluedWords(reading: QueryContext, text: string): string {
  let cut = ''
  let from = 0
  forEachToken(text, (word, start) => {
    const place = rememberPlace(reading, word, () => placeIn(reading, word))
    if (place === 0) return
    cut += `${text.slice(from, start + place)} `
    from = start + place
  })
  return cut + text.slice(from)
}

const rememberPlace = rememberWords<number>()

/** The position at which an unknown word is split; 0 if it isn't. */
function placeIn(reading: QueryContext, word: string): number {
  if (LETTERS_AND_FIGURES.test(word)) return placeOfFigures(reading, word)
  return isCuttable(reading, word) ? placeToCut(reading, word) : 0
}

/** The position at which "nh429" is split if the knowledge writes "NH-429"; 0 if it doesn't. */
function placeOfFigures(reading: QueryContext, word: string): number {
  const place = word.search(/\p{N}/u)
  const isBetterCut = !isKnown(reading, word) && isKnown(reading, word.slice(place))
  return isBetterCut && isKnown(reading, word.slice(0, place)) ? place : 0
}

function isCuttable(reading: QueryContext, word: string): boolean {
  return word.length >= SHORTEST_GLUED && LETTERS_ONLY.test(word) && !isKnown(reading, word)
}

function placeToCut(reading: QueryContext, word: string): number {
  const known = (part: string) => isKnown(reading, part)
  if (known(word.slice(0, 1)) && known(word.slice(1)) && word.length > SHORTEST_TAIL) return 1
  // In languages with many endings, an ending may look like a word.
  if (reading.languages[0] !== 'en') return 0
  const isWord = (part: string) => isListed(part, reading.languages, reading.ranksOf)
  const isOneWord = isWord(word)
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    const isLongEnough = at >= SHORTEST_TAIL || tail.length >= SHORTEST_TAIL || word.length === SHORTEST_GLUED
    if (!isLongEnough || !known(head) || !known(tail)) continue
    // 'wi fi' but not 'on line'.
    if (!isOneWord || !(isWord(head) || isWord(tail))) return at
  }
  return 0
}

function isKnown({ index, languages }: QueryContext, word: string): boolean {
  if (LETTERS_ONLY.test(word) && !mayBeKnown(index, word)) return false
  return languages.some((language) =>
    normaliseWord(word, language).some((term) => findTerm(index, term) >= 0),
  )
}

/**
 * Index terms of adjacent words written as one ("check in" → "checkin"), by lower-case word. Empty if there are none.
 */
export function joinedTerms(reading: QueryContext, text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let before = ''
  forEachToken(text, (token) => {
    const word = token.toLowerCase()
    const known = before === '' ? [] : termsOfJoined(reading, before + word)
    for (const part of known.length > 0 ? [before, word] : [])
      found.set(part, [...(found.get(part) ?? []), ...known])
    before = word
  })
  return found
}

function termsOfJoined({ index, languages }: QueryContext, joined: string): string[] {
  if (joined.length < SHORTEST_JOINED || !mayBeKnown(index, joined) || !LETTERS_ONLY.test(joined)) return []
  const terms = languages.flatMap((language) => normaliseWord(joined, language))
  return [...new Set(terms)].filter((term) => findTerm(index, term) >= 0)
}
