import { alternatives, wordsOfAll } from '../languages/alternatives.ts'
import type { Concepts } from '../languages/language-pack.ts'
import { MONEY } from './currencies.ts'
import { monthAlone, monthsIn } from './months.ts'
import { foldDiacritics, lowerCase } from './normalise-word.ts'
import { weekdaysIn } from './weekdays.ts'

const MARK = '\u00a4'
/** Prefix of a day's number. A span of days includes the days within it. */
const DAY_TERM = `${MARK}day`
const DAY_STRENGTH = 0.9
/** Prefix of a month's number, likewise. */
const MONTH_TERM = `${MARK}month`
const MONTH_STRENGTH = 0.75
const SHORTEST_DAY = 5
/** Index terms of concepts recognized by their form. */
const PHONE_NUMBER = `${MARK}phone`
const MAIL_ADDRESS = `${MARK}email`
const SIGNS = /[\p{Script=Han}\p{Script=Thai}]/u

/** Something that words ask for and that a text can have without using the word: a price is a price without "cost". */
export interface Concept {
  /** Its index term, which no word can equal. */
  readonly term: string
  /** Words that ask for it, lower case without diacritics. */
  readonly asked: ReadonlySet<string>
  /**
   * Ways to ask for it with words that otherwise ask for nothing ("where are you?"). The group is the word that counts.
   */
  readonly phrases: RegExp | undefined
  readonly found: RegExp
  /** How well it matches the word. */
  readonly strength: number
}

/** All patterns read lower-case text and look ahead a bounded distance. */
const EMAIL = /[\p{L}\p{N}]@[\p{L}\p{N}-]{1,60}\.\p{L}/u
/** With a country or area code; North American style: (555) 201-7788, 555-201-7788, 555-0199. */
const PHONE =
  /(?:\+|(?<![\p{N}.,])0)\d[\d\s()/-]{5,18}\d|(?<![\p{N}.,/-])(?:\(\d{3}\)\s?|\d{3}[-.\s])?\d{3}-\d{4}(?![\p{N}-])/u
const EACH_WEEKDAY = Array.from({ length: 7 }, (_, day) =>
  alternatives(({ calendar, isSpaced }) => (isSpaced ? calendar?.weekdays[day] : null)),
)
const WEEKDAY = EACH_WEEKDAY.join('|')
const SPAN = `${alternatives(({ spanWords }) => spanWords)}|[-–]`
const CLOSED = alternatives(({ concepts }) => concepts?.found.closed)
const A_WEEKDAY = `(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})`
const HOURS = new RegExp(
  `${A_WEEKDAY}[^.!?]{0,60}?(?:\\d{1,2}(?:[:.]\\d\\d)?\\s{0,3}(?:(?:${alternatives(({ clockMarks }) => clockMarks)})\\s{0,3})?(?:${SPAN})\\s{0,3}\\d|${CLOSED})|(?:${CLOSED})[^.!?]{0,60}?${A_WEEKDAY}`,
  'u',
)
const MEANS_OF_PAYMENT = new RegExp(
  `(?<!\\p{L})(?:visa|mastercard|paypal|klarna|apple pay|${alternatives(({ concepts, isSpaced }) => (isSpaced ? concepts?.found.meansOfPayment : null))})(?!\\p{L})|${alternatives(({ concepts, isSpaced }) => (isSpaced ? null : concepts?.found.meansOfPayment))}`,
  'u',
)
const ADDRESS = new RegExp(
  alternatives(({ concepts }) => concepts?.found.address),
  'u',
)
const REDUCTION = new RegExp(
  `\\p{N}\\s?(?:%|${alternatives(({ concepts }) => concepts?.found.percent)})`,
  'u',
)

/** How texts have a concept, in words. */
function wordsOf(field: 'moneyBack' | 'work' | 'voucher' | 'gluten'): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives(({ concepts }) => concepts?.found[field])})(?!\\p{L})`, 'u')
}

function phraseFor(field: keyof NonNullable<Concepts['phrases']>): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives(({ concepts }) => concepts?.phrases?.[field])})`, 'u')
}

const CONCEPTS: readonly Concept[] = [
  concept(MAIL_ADDRESS, 'email', 0.8, EMAIL),
  concept(PHONE_NUMBER, 'phone', 0.8, PHONE, phraseFor('phone')),
  concept(`${MARK}contact`, 'contact', 0.8, new RegExp(`${EMAIL.source}|${PHONE.source}`, 'u')),
  concept(`${MARK}hours`, 'hours', 0.9, HOURS, phraseFor('hours')),
  concept(`${MARK}money`, 'money', 0.7, MONEY),
  concept(`${MARK}payment`, 'payment', 0.8, MEANS_OF_PAYMENT),
  concept(`${MARK}reduction`, 'reduction', 0.7, REDUCTION),
  concept(`${MARK}money-back`, 'moneyBack', 0.8, wordsOf('moneyBack'), phraseFor('moneyBack')),
  concept(`${MARK}address`, 'address', 0.8, ADDRESS, phraseFor('address')),
  concept(`${MARK}work`, 'work', 0.8, wordsOf('work'), phraseFor('work')),
  concept(`${MARK}voucher`, 'voucher', 0.8, wordsOf('voucher'), phraseFor('voucher')),
  concept(`${MARK}gluten`, 'gluten', 0.8, wordsOf('gluten')),
]

function concept(
  term: string,
  field: keyof Concepts['asked'],
  strength: number,
  found: RegExp,
  phrases?: RegExp,
): Concept {
  const asked = wordsOfAll(({ concepts }) => concepts?.asked[field])
  return { term, asked, phrases, found, strength }
}

/** The index terms of the concepts in `text`: all, or only those named. */
export function conceptsIn(text: string, among?: ReadonlySet<string>): string[] {
  if (among?.size === 0) return []
  const isLookedFor = ({ term }: Concept) => !among || among.has(term)
  const looksFor = (start: string) => !among || [...among].some((term) => term.startsWith(start))
  const lower = text.toLowerCase()
  const days = looksFor(DAY_TERM) ? [...weekdaysIn(lower)] : []
  const months = looksFor(MONTH_TERM) ? [...monthsIn(lower)] : []
  return CONCEPTS.filter((concept) => isLookedFor(concept) && concept.found.test(lower))
    .map(({ term }) => term)
    .concat(days.map((day) => DAY_TERM + day))
    .concat(months.map((month) => MONTH_TERM + month))
}

type Asked = Pick<Concept, 'term' | 'strength'>

const MOST_REMEMBERED = 20_000
const remembered = new Map<string, readonly Asked[]>()

/** The concepts that `word` asks for: their index terms, and how well these match it. */
export function conceptsAskedBy(word: string): readonly Asked[] {
  const lower = lowerCase(word)
  const known = remembered.get(lower)
  if (known) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const asked = readAsked(lower)
  remembered.set(lower, asked)
  return asked
}

function readAsked(lower: string): Asked[] {
  const key = foldDiacritics(lower)
  const days = lower.length >= SHORTEST_DAY || SIGNS.test(lower) ? [...weekdaysIn(lower)] : []
  const month = monthAlone(lower)
  return [
    ...CONCEPTS.filter(({ asked }) => asked.has(key)),
    ...days.map((day) => ({ term: DAY_TERM + day, strength: DAY_STRENGTH })),
    ...(month === undefined ? [] : [{ term: MONTH_TERM + month, strength: MONTH_STRENGTH }]),
  ]
}

/** A phrase of a question that asks for a concept. Words are lower case. */
export interface ConceptPhrase extends Asked {
  /** The word that counts. */
  readonly word: string
  /** All of its words: the others don't ask for anything. */
  readonly words: ReadonlySet<string>
}

/** The concepts that `question` asks for by a phrase. */
export function conceptsAskedIn(question: string): ConceptPhrase[] {
  const lower = question.toLowerCase()
  return CONCEPTS.flatMap(({ term, strength, phrases }) => {
    const match = phrases?.exec(lower)
    if (!match) return []
    const words = match[0].split(/[^\p{L}\p{M}]+/u)
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
    const word = match.slice(1).find((group) => group !== undefined) ?? longest
    return { term, strength, word, words: new Set(words) }
  })
}

/** Whether an index term is a day or a month. These distinguish lines as words do. */
export function isCalendarTerm(term: string): boolean {
  return [DAY_TERM, MONTH_TERM].some((start) => term.startsWith(start))
}

/** Whether an index term is a concept. */
export function isConcept(term: string): boolean {
  return term.startsWith(MARK)
}
