/// <reference path="./snowball-stemmers.d.ts" />
/// <reference path="./stopword.d.ts" />
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stem as english } from 'porter2'
import snowball from 'snowball-stemmers'
import stopword from 'stopword'
import { packOf } from './packs.ts'

const SHORTEST_STEM = 2
/** Snowball algorithms from faster packages, used where the stems are the same. */
const QUICK: Readonly<Record<string, (word: string) => string>> = {
  dutch,
  english,
  german,
  hungarian,
  italian,
  norwegian,
  portuguese,
  romanian,
  spanish,
  swedish,
  turkish,
}
const identity = (word: string): string => word
const stemmers = new Map<string, (word: string) => string>()

/** The stemmer of a language, or the identity if there is none. Takes lower-case words with their diacritics. */
export function stemmerFor(language: string): (word: string) => string {
  const known = stemmers.get(language)
  if (known) return known
  const name = packOf(language)?.stemmer
  const algorithm = name === undefined ? undefined : algorithmNamed(name)
  const stem = algorithm ? (word: string) => stemOf(algorithm(word), word) : identity
  stemmers.set(language, stem)
  return stem
}

function algorithmNamed(name: string): (word: string) => string {
  const quick = QUICK[name]
  if (quick) return quick
  const algorithm = snowball.newStemmer(name)
  return (word) => algorithm.stem(word)
}

/**
 * Czech's and Turkish's stemmers leave one letter or nothing of short words, which would all become one term. These
 * words stay as they are.
 */
function stemOf(stem: string, word: string): string {
  return stem.length < SHORTEST_STEM ? word : stem
}

const stopLists = new Map<string, ReadonlySet<string>>()

/** Lower-case function words of a language, as its stop-word list spells them; empty if there is no list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const known = stopLists.get(language)
  if (known) return known
  const pack = packOf(language)
  const list = stopword[pack?.stopWordList ?? '']
  const packaged = Array.isArray(list) ? list.map(String) : []
  const words = new Set([...packaged, ...(pack?.furtherStopWords?.split(' ') ?? [])])
  stopLists.set(language, words)
  return words
}
