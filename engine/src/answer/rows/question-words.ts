import type { TableWords } from '../../languages/language-pack.ts'
import { stopWordsOf } from '../../languages/languages.ts'
import { PACKS } from '../../languages/packs.ts'
import { keyWords } from '../../tables/cell-lookup.ts'
import { readValues, type Value } from '../../tables/read-values.ts'
import { detectQuestionLanguage } from '../../text/detect-language.ts'
import { foldDiacritics, lowerCase, normaliseWord } from '../../text/normalise-word.ts'
import { forEachToken } from '../../text/tokenize.ts'

/** A word of a question that is asked of tables. */
export interface QuestionWord {
  /** As written. */
  readonly written: string
  /** In lower case without diacritics. */
  readonly word: string
  readonly stems: ReadonlySet<string>
  readonly isFunctionWord: boolean
  readonly start: number
  readonly end: number
}

export interface RowQuestion {
  readonly text: string
  readonly words: readonly QuestionWord[]
  readonly values: readonly Value[]
  readonly languages: readonly string[]
}

type PhraseField = Exclude<keyof TableWords, 'matches' | 'firstMatches' | 'yes' | 'no' | 'generic'>

const packs = PACKS.filter(({ tableWords }) => tableWords)

/** Languages whose questions filter rows. */
const filterLanguages = packs.map(({ code }) => code)

/** Questions are short. What is longer tells a story. */
const MOST_WORDS = 60

/** Reads the words and values of a question in the languages of the knowledge and in those of filters. */
export function readRowQuestion(question: string, knowledgeLanguages: readonly string[]): RowQuestion | null {
  const languages = [...new Set([...knowledgeLanguages, ...filterLanguages])]
  const spoken = [...languages, detectQuestionLanguage(question) ?? '']
  const words: QuestionWord[] = []
  forEachToken(question, (written, start, end) => {
    const lower = lowerCase(written)
    const isFunctionWord = spoken.some((language) => stopWordsOf(language).has(lower))
    words.push({
      written,
      word: foldDiacritics(lower),
      stems: stemsOf(written, languages),
      isFunctionWord,
      start,
      end,
    })
  })
  return words.length === 0 || words.length > MOST_WORDS
    ? null
    : { text: question, words, values: readValues(question), languages }
}

/** The stems of a word in several languages. */
export function stemsOf(word: string, languages: readonly string[]): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => normaliseWord(word, language)))
}

/** Whether two sets have a member in common. */
export function share<Member>(one: ReadonlySet<Member>, other: ReadonlySet<Member>): boolean {
  for (const member of one) if (other.has(member)) return true
  return false
}

const phrases = new Map<PhraseField, readonly (readonly string[])[]>()

function phrasesOf(field: PhraseField): readonly (readonly string[])[] {
  const known = phrases.get(field)
  if (known) return known
  const all = packs
    .flatMap(({ tableWords }) => tableWords?.[field].split('|') ?? [])
    .map(keyWords)
    .sort((a, b) => b.length - a.length)
  phrases.set(field, all)
  return all
}

/** How many words from `at` on are the longest phrase of a kind; 0 if none is. */
export function phraseAt({ words }: RowQuestion, at: number, field: PhraseField): number {
  const phrase = phrasesOf(field).find((each) =>
    each.every((word, offset) => words[at + offset]?.word === word),
  )
  return phrase?.length ?? 0
}

/** The same for words up to `end`, exclusive. */
export function phraseBefore({ words }: RowQuestion, end: number, field: PhraseField): number {
  const phrase = phrasesOf(field).find((each) =>
    each.every((word, offset) => words[end - each.length + offset]?.word === word),
  )
  return phrase?.length ?? 0
}

const wordSets = new Map<string, ReadonlySet<string>>()

/** Whether a word is one of a list of the packs. */
export function isListed(word: string, field: 'yes' | 'no' | 'generic'): boolean {
  const known =
    wordSets.get(field) ?? new Set(packs.flatMap(({ tableWords }) => keyWords(tableWords?.[field] ?? '')))
  wordSets.set(field, known)
  return known.has(word)
}

const spanWords = new Set(PACKS.flatMap((pack) => pack.spanWords?.split('|') ?? []))
const conjunctions = new Set(PACKS.flatMap((pack) => pack.conjunctions?.split('|') ?? []))

/** Whether a word stands between the two ends of a range: "20 to 40". */
export function spans(word: string): boolean {
  return spanWords.has(word)
}

/** Whether a word joins two things: "between 20 and 40". */
export function joins(word: string): boolean {
  return conjunctions.has(word)
}

const negations = new Set(packs.flatMap(({ questionForms }) => questionForms?.negation.split(' ') ?? []))

/** Whether a word turns a condition into its opposite. */
export function negates(word: string): boolean {
  return negations.has(word)
}

const moneyWords = new Set(PACKS.flatMap(({ concepts }) => concepts?.asked.money?.split(' ') ?? []))

/** Whether a word of any language asks for a price. */
export function asksForMoney(word: string): boolean {
  return moneyWords.has(word)
}

/** The sentence above rows, in the language of the question or in English. */
export function matchesText(language: string, count: number, shown: number): string {
  const { tableWords } = packs.find(({ code }) => code === language) ?? packs[0] ?? {}
  const text = count > shown ? tableWords?.firstMatches : tableWords?.matches
  return (text ?? '').replace('{count}', String(count)).replace('{shown}', String(shown))
}
