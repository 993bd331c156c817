/// <reference path="./snowball-stemmers.d.ts" />
/// <reference path="./stopword.d.ts" />
import snowball from 'snowball-stemmers'
import stopword from 'stopword'
import { QUESTION_WORDS } from './question-words.ts'

/** ISO 639-1 code → name of its Snowball algorithm and of its stop-word list. Others are neither stemmed nor stopped. */
const LANGUAGES: Readonly<Record<string, { stemmer?: string; stopWords?: string }>> = {
  ar: { stemmer: 'arabic', stopWords: 'ara' },
  ca: { stemmer: 'catalan', stopWords: 'cat' },
  cs: { stemmer: 'czech', stopWords: 'ces' },
  da: { stemmer: 'danish', stopWords: 'dan' },
  de: { stemmer: 'german', stopWords: 'deu' },
  el: { stopWords: 'ell' },
  en: { stemmer: 'english', stopWords: 'eng' },
  es: { stemmer: 'spanish', stopWords: 'spa' },
  eu: { stemmer: 'basque', stopWords: 'eus' },
  fa: { stopWords: 'fas' },
  fi: { stemmer: 'finnish', stopWords: 'fin' },
  fr: { stemmer: 'french', stopWords: 'fra' },
  he: { stopWords: 'heb' },
  hi: { stopWords: 'hin' },
  hu: { stemmer: 'hungarian', stopWords: 'hun' },
  hy: { stemmer: 'armenian', stopWords: 'hye' },
  id: { stopWords: 'ind' },
  it: { stemmer: 'italian', stopWords: 'ita' },
  ja: { stopWords: 'jpn' },
  ko: { stopWords: 'kor' },
  nl: { stemmer: 'dutch', stopWords: 'nld' },
  no: { stemmer: 'norwegian', stopWords: 'nob' },
  pl: { stopWords: 'pol' },
  pt: { stemmer: 'portuguese', stopWords: 'por' },
  ro: { stemmer: 'romanian', stopWords: 'ron' },
  ru: { stemmer: 'russian', stopWords: 'rus' },
  sv: { stemmer: 'swedish', stopWords: 'swe' },
  ta: { stemmer: 'tamil' },
  th: { stopWords: 'tha' },
  tr: { stemmer: 'turkish', stopWords: 'tur' },
  uk: { stopWords: 'ukr' },
  vi: { stopWords: 'vie' },
  zh: { stopWords: 'zho' },
}

/** ISO 639-1 codes of the languages with a stop-word list. */
export const LISTED_LANGUAGES: readonly string[] = Object.keys(LANGUAGES).filter(
  (code) => LANGUAGES[code]?.stopWords,
)

const identity = (word: string): string => word
const stemmers = new Map<string, (word: string) => string>()

/** The stemmer of a language; the identity where there is none. Takes lower-case words with their diacritics. */
export function stemmerFor(language: string): (word: string) => string {
  const known = stemmers.get(language)
  if (known) return known
  const name = LANGUAGES[language]?.stemmer
  const algorithm = name === undefined ? undefined : snowball.newStemmer(name)
  const stem = algorithm ? (word: string) => algorithm.stem(word) : identity
  stemmers.set(language, stem)
  return stem
}

const stopLists = new Map<string, ReadonlySet<string>>()

/** Lower-case function words of a language, as its stop-word list spells them; empty where there is no list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const known = stopLists.get(language)
  if (known) return known
  const list = stopword[LANGUAGES[language]?.stopWords ?? '']
  const packaged = Array.isArray(list) ? list.map(String) : []
  const words = new Set([...packaged, ...(QUESTION_WORDS[language]?.split(' ') ?? [])])
  stopLists.set(language, words)
  return words
}
