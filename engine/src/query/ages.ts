import { alternatives } from '../languages/alternatives.ts'

const YEARS = `(?:${alternatives(({ ages }) => ages?.years)})`
const OTHER_UNITS = `%|km|kg|m|cm|${alternatives(({ ages }) => ages?.otherUnits)}|\\p{Sc}`
const ASKED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\p{N}{1,3})[- ]?(?:${alternatives(({ ages }) => ages?.old)})|(?:${alternatives(({ ages }) => ages?.is)})\\s(\\p{N}{1,3})(?!\\p{N}|[.,:]\\p{N}|\\s?(?:${OTHER_UNITS})))(?!\\p{L})`,
  'iu',
)
const OLDEST = 120
const HAS_NUMBER = /\p{N}/u

/** The age in years that a visitor names ("my 10 year old", "I'm 15"); `undefined` where there is none. */
export function ageNamedIn(message: string): number | undefined {
  const match = HAS_NUMBER.test(message) ? ASKED.exec(message) : null
  const age = Number(match?.[1] ?? match?.[2])
  return match && age <= OLDEST ? age : undefined
}

const RANGE = new RegExp(
  `(\\p{N}{1,3})\\s?(?:-|–|${alternatives(({ spanWords }) => spanWords)})\\s?(\\p{N}{1,3})(?:[- ]?${YEARS}|(?=\\)))`,
  'iu',
)
const UP_TO = new RegExp(
  `(?:(${alternatives(({ ages }) => ages?.under)})|${alternatives(({ ages }) => ages?.upTo)})\\s(?:the age of\\s)?(\\p{N}{1,3})\\s?${YEARS}`,
  'iu',
)
const FROM = new RegExp(
  `(?:(${alternatives(({ ages }) => ages?.over)})|${alternatives(({ ages }) => ages?.from)})\\s(?:the age of\\s)?(\\p{N}{1,3})\\s?${YEARS}`,
  'iu',
)

/** Whether a text names ages that `age` is among; `undefined` where it names none. */
export function coversAge(text: string, age: number): boolean | undefined {
  const range = RANGE.exec(text)
  if (range) return age >= Number(range[1]) && age <= Number(range[2])
  const upTo = UP_TO.exec(text)
  if (upTo) return upTo[1] === undefined ? age <= Number(upTo[2]) : age < Number(upTo[2])
  const from = FROM.exec(text)
  return from ? age >= Number(from[2]) : undefined
}
