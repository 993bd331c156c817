import { alternatives } from '../languages/alternatives.ts'
import { type LanguagePack, NAMED_DAYS, type NamedDay } from '../languages/language-pack.ts'

/** Terms that the knowledge may use instead of a day's name. */
interface Stand {
  readonly name: string
  readonly strength: number
}

/** A day of the year that has a name, or all of them that are public holidays. */
export interface DayName {
  readonly name: string
  /** Its names in all languages, in lower-case text. */
  readonly found: RegExp
  /** The terms that match it, likeliest first. */
  readonly stands: readonly Stand[]
}

const PUBLIC_HOLIDAYS = 'public'
/** Days that for most people are working days, or half ones. */
const WORKED: ReadonlySet<NamedDay> = new Set([
  '12-24',
  '12-31',
  'carnival-monday',
  'carnival-tuesday',
  'ash-wednesday',
  'maundy-thursday',
  'holy-saturday',
  'black-friday',
  'cyber-monday',
])
/** The holiday that a day is part of. */
const FEASTS: Partial<Record<NamedDay, NamedDay>> = {
  'good-friday': 'easter',
  'holy-saturday': 'easter',
  'easter-sunday': 'easter',
  'easter-monday': 'easter',
  'whit-monday': 'whitsun',
}
const PUBLIC_STRENGTH = 0.6
const FEAST_STRENGTH = 0.5
/** The question asks for a holiday, the answer lists its dates. */
const PART_STRENGTH = 0.7

/** Days whose name includes their fixed weekday ("Ostermontag"), so that the rest of the name is the holiday. */
export const DAYS_ON_WEEKDAYS: ReadonlySet<string> = new Set<NamedDay>([
  'carnival-monday',
  'carnival-tuesday',
  'ash-wednesday',
  'palm-sunday',
  'maundy-thursday',
  'good-friday',
  'holy-saturday',
  'easter-sunday',
  'easter-monday',
  'whit-monday',
  'black-friday',
  'cyber-monday',
])

/** All days with names, and the public holidays as a whole. */
export const DAY_NAMES: readonly DayName[] = [
  ...NAMED_DAYS.map((day) => ({
    name: day,
    found: readNames([namesOf(day)]),
    stands: standsFor(day),
  })),
  { name: PUBLIC_HOLIDAYS, found: readNames([publicNames]), stands: [] },
]

const ALL_NAMES = [...NAMED_DAYS.map(namesOf), publicNames]
const EVERY_DAY_NAME = new RegExp(readNames(ALL_NAMES).source, 'gu')
/**
 * Any name of a day of the year, in a lower-case text with a leading space. V8 searches for the text before a name much
 * faster than it looks behind at each character.
 */
const DAY_OF_YEAR = new RegExp(patternOf(ALL_NAMES, '[^\\p{L}\\p{N}]'), 'u')

/** Whether a lower-case text names any day of the year. */
export function hasDayName(text: string): boolean {
  return DAY_OF_YEAR.test(` ${text}`)
}

/** Removes the names of days of the year from a lower-case text: "Easter Monday" doesn't mean every Monday. */
export function withoutDayNames(text: string): string {
  return text.replace(EVERY_DAY_NAME, ' ')
}

function standsFor(day: NamedDay): Stand[] {
  const feast = FEASTS[day]
  const parts = NAMED_DAYS.filter((other) => FEASTS[other] === day)
  return [
    ...parts.map((name) => ({ name, strength: PART_STRENGTH })),
    ...(WORKED.has(day) ? [] : [{ name: PUBLIC_HOLIDAYS, strength: PUBLIC_STRENGTH }]),
    ...(feast ? [{ name: feast, strength: FEAST_STRENGTH }] : []),
  ]
}

type Names = (pack: LanguagePack) => string | null | undefined

function namesOf(day: NamedDay): Names {
  return ({ namedDays }) => namedDays?.[day]
}

function publicNames({ publicHolidays }: LanguagePack): string | undefined {
  return publicHolidays
}

function readNames(all: readonly Names[]): RegExp {
  return new RegExp(patternOf(all, '(?<![\\p{L}\\p{N}])'), 'u')
}

/** `before` is the text before names in languages that separate words by spaces. */
function patternOf(all: readonly Names[], before: string): string {
  const written = (isSpaced: boolean) =>
    all.map((names) => alternatives((pack) => (pack.isSpaced === isSpaced ? names(pack) : null))).join('|')
  return `${before}(?:${written(true)})(?![\\p{L}\\p{M}])|${written(false)}`
}
