import { alternatives, wordsOfAll } from '../languages/alternatives.ts'
import type { QuestionForms } from '../languages/language-pack.ts'
import { packOf } from '../languages/packs.ts'
import { spellOutChatWords } from '../text/chat-words.ts'
import { normaliseWord } from '../text/normalise-word.ts'
import { stripCitationMarks } from '../text/strip-citation-marks.ts'
import { isUnspacedRun, wordRuns } from '../text/tokenize.ts'

/** A word that the meaning of a question depends on. */
export interface ContentWord {
  /** Stem without diacritics; a whole run in scripts without spaces. */
  readonly stem: string
  readonly word: string
  /** Capitalized after the start, or with a digit. */
  readonly isName: boolean
  /** Index of the group of prepositions before it; -1 for none. */
  readonly relation: number
}

/** The meaning of a question, regardless of how it is phrased. */
export interface QuestionForm {
  /** Lower case, words only. */
  readonly plain: string
  readonly words: readonly ContentWord[]
  /** The stems, sorted and joined. */
  readonly content: string
  readonly asks: 'when' | 'where' | 'who' | 'why' | 'how' | 'price' | 'what' | 'whether' | 'anything'
  readonly isNegated: boolean
  /** Whether the visitor (1) or the one addressed (2) is named first; 0 for neither. */
  readonly person: 0 | 1 | 2
}

type FormSets = Readonly<
  Record<Exclude<keyof QuestionForms, 'names' | 'relations' | 'rewrites'>, ReadonlySet<string>>
>

const PARTICLES = new RegExp(
  alternatives(({ particles }) => particles),
  'g',
)
/** Packs rewrite "what does it cost" to it, however that is asked. */
const PRICE = 'howmuch'
const COMBINING = /[\u0300-\u036f]/g
const DIGIT = /\p{N}/u

/** Ignored if the question later states more precisely what it asks for. */
const WEAK: ReadonlySet<QuestionForm['asks']> = new Set(['anything', 'whether', 'what'])

const noSets: FormSets = {
  light: new Set(),
  first: new Set(),
  second: new Set(),
  negation: new Set(),
  when: new Set(),
  where: new Set(),
  who: new Set(),
  why: new Set(),
  how: new Set(),
  what: new Set(),
  whether: new Set(),
}
const isNeverKept = () => false
const setsByLanguage = new Map<string, FormSets>()
/** Words that any language borrows. */
const negations = wordsOfAll((pack) => pack.negations)

/** Reads a question in a language (ISO 639-1). If the language is unknown, every word counts as it is. */
export function parseQuestion(asked: string, language: string): QuestionForm {
  const text = stripCitationMarks(asked)
  const asking = packOf(language)?.questionForms
  const sets = setsOf(language)
  const capitals = capitalWords(text)
  const plain = plainText(text)
  const rewritten = (asking?.rewrites ?? []).reduce(
    (written, [pattern, replacement]) => written.replace(pattern, ` ${replacement} `).trim(),
    plainText(spellOutChatWords(plain, [language], isNeverKept)),
  )
  const words = new Map<string, ContentWord>()
  let asks: QuestionForm['asks'] = 'anything'
  let isNegated = false
  let person: QuestionForm['person'] = 0
  let relation = -1
  for (const [index, written] of wordRuns(rewritten).entries()) {
    const word = commonSpelling(written, language)
    if (sets.negation.has(word) || negations.has(word)) isNegated = true
    const asked = word === PRICE ? 'price' : askedBy(word, sets, index === 0)
    if (asked === 'price' || (asked && WEAK.has(asks))) asks = asked
    if (person === 0) person = sets.first.has(word) ? 1 : sets.second.has(word) ? 2 : 0
    const group = asking?.relations.findIndex((each) => each.split(' ').includes(word)) ?? -1
    if (group >= 0) relation = group
    if (group >= 0 || asked || word === PRICE || isLight(word, sets)) continue
    const stem = stemOf(word, language)
    if (stem === '') continue
    words.set(stem, { stem, word, isName: capitals.has(written) || DIGIT.test(word), relation })
    relation = -1
  }
  const content = [...words.keys()].sort().join(' ')
  return { plain, words: [...words.values()], content, asks, isNegated, person }
}

/**
 * Lower case, without diacritics in scripts with spaces. Words are separated by single spaces, parts of hyphenated
 * words joined.
 */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/n['’]t(?!\p{L})/gu, ' not')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
    .replace(/(?<!\p{N})[.,]|[.,](?!\p{N})|[^\p{L}\p{M}\p{N}.,]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

function capitalWords(text: string): ReadonlySet<string> {
  const capitals = text.match(/(?=\p{Lu})(?<=\S\s+)\p{Lu}[\p{L}\p{M}\p{N}]*/gu) ?? []
  return new Set(capitals.map(plainText))
}

function askedBy(word: string, sets: FormSets, isFirst: boolean) {
  const kinds = ['when', 'where', 'who', 'why', 'how', 'what'] as const
  const kind = kinds.find((each) => sets[each].has(word))
  if (kind) return kind
  return isFirst && sets.whether.has(word) ? ('whether' as const) : undefined
}

function isLight(word: string, sets: FormSets): boolean {
  return sets.light.has(word) || sets.first.has(word) || sets.second.has(word) || sets.negation.has(word)
}

function stemOf(word: string, language: string): string {
  if (isUnspacedRun(word)) return word.replace(PARTICLES, '')
  const stem = lastTerm(word, language)
  return namesOf(language).get(stem) ?? stem
}

function lastTerm(word: string, language: string): string {
  return normaliseWord(word, language).at(-1) ?? word
}

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>()

/** Maps the stem of each synonym to the stem of its group's first word. */
function namesOf(language: string): ReadonlyMap<string, string> {
  const known = namesByLanguage.get(language)
  if (known) return known
  const groups = packOf(language)?.questionForms?.names ?? []
  const stems = groups.map((group) => group.split(' ').map((name) => lastTerm(name, language)))
  const names = new Map(
    stems.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
  )
  namesByLanguage.set(language, names)
  return names
}

/** One spelling if a language has two: "colour" and "color", "Oeffnung" and "Öffnung". */
function commonSpelling(word: string, language: string): string {
  const variants = packOf(language)?.spellingVariants
  if (!variants || word.length < variants.shortest) return word
  return variants.rewrites.reduce((spelt, [pattern, spelling]) => spelt.replace(pattern, spelling), word)
}

function setsOf(language: string): FormSets {
  const asking = packOf(language)?.questionForms
  if (!asking) return noSets
  const known = setsByLanguage.get(language)
  if (known) return known
  const setOf = (words: string) => new Set(words.split(' '))
  const sets: FormSets = {
    light: setOf(asking.light),
    first: setOf(asking.first),
    second: setOf(asking.second),
    negation: setOf(asking.negation),
    when: setOf(asking.when),
    where: setOf(asking.where),
    who: setOf(asking.who),
    why: setOf(asking.why),
    how: setOf(asking.how),
    what: setOf(asking.what),
    whether: setOf(asking.whether),
  }
  setsByLanguage.set(language, sets)
  return sets
}
