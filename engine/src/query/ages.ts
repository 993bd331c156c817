const YEARS = '(?:years?|yrs?|jahren?|ans|años|anni|anos|jaar|lat)'
const ASKED =
  /(?<![\p{L}\p{N}])(?:(\p{N}{1,3})[- ]?(?:years?[- ]olds?|yrs?[- ]old|jahre alt|-?jährig\p{L}*|ans|años|anni|anos|jaar oud)|(?:i['’]?m|i am|(?:s?he|who)(?:['’]s| is)|aged?|ich bin|(?:er|sie|der|die) ist|(?:son|daughter|kid|child|sohn|tochter) (?:is|ist))\s(\p{N}{1,3})(?!\p{N}|[.,:]\p{N}|\s?(?:%|km|kg|m|cm|days?|tage?|weeks?|wochen?|minutes?|minuten|euros?|people|personen|\p{Sc})))(?!\p{L})/iu
const OLDEST = 120

/** The age in years that a visitor names ("my 10 year old", "I'm 15"); `undefined` where there is none. */
export function ageNamedIn(message: string): number | undefined {
  const match = ASKED.exec(message)
  const age = Number(match?.[1] ?? match?.[2])
  return match && age <= OLDEST ? age : undefined
}

const RANGE = new RegExp(
  `(\\p{N}{1,3})\\s?(?:-|–|to|bis|à|a|al|ai|até|tot|do)\\s?(\\p{N}{1,3})(?:[- ]?${YEARS}|(?=\\)))`,
  'iu',
)
const UP_TO = new RegExp(
  `(?:(under|below|younger than|unter|moins de|menores? de|meno di|menos de|jonger dan)|up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot)\\s(?:the age of\\s)?(\\p{N}{1,3})\\s?${YEARS}`,
  'iu',
)
const FROM = new RegExp(
  `(?:(over|older than|über|plus de|mayores? de|más de|oltre|mais de|ouder dan)|from|ab|à partir de|dès|desde|a partir de|da|vanaf)\\s(?:the age of\\s)?(\\p{N}{1,3})\\s?${YEARS}`,
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
