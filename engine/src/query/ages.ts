import { alternatives } from '../languages/alternatives.ts'

const OTHER_UNITS = `%|km|kg|m|cm|${alternatives(({ ages }) => ages?.otherUnits)}|\\p{Sc}`
const ASKED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\p{N}{1,3})[- ]?(?:${alternatives(({ ages }) => ages?.old)})|(?:${alternatives(({ ages }) => ages?.is)})\\s(\\p{N}{1,3})(?!\\p{N}|[.,:]\\p{N}|\\s?(?:${OTHER_UNITS})))(?!\\p{L})`,
  'iu',
)
const OLDEST = 120
const HAS_NUMBER = /\p{N}/u

/** The age in years that a visitor states ("my 10 year old", "I'm 15"), or `undefined`. */
export function ageNamedIn(message: string): number | undefined {
  const match = HAS_NUMBER.test(message) ? ASKED.exec(message) : null
  const age = Number(match?.[1] ?? match?.[2])
  return match && age <= OLDEST ? age : undefined
}
