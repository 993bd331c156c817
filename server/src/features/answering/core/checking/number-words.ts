import { PACKS } from '@parleykit/engine/languages/packs'

/** What the cardinals of a language's pack stand for. */
const VALUES = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 100, 1000,
]
const numerals = PACKS.flatMap((pack) => pack.numerals ?? [])
const values = new Map([
  ...readLines(
    numerals.flatMap(({ ordinals }) => ordinals ?? []),
    (at) => at + 1,
  ),
  ...readLines(
    numerals.map(({ cardinals }) => cardinals),
    (at) => VALUES[at] ?? 0,
  ),
])

function readLines(lines: readonly string[], toValue: (at: number) => number): [string, number][] {
  return lines.flatMap((line) =>
    line
      .split(' ')
      .flatMap((forms, at) => forms.split('/').map((form): [string, number] => [form, toValue(at)]))
      .filter(([word]) => word !== '-'),
  )
}

/** What a lower-case word says as a number; undefined for others. */
export function valueOfWord(word: string): number | undefined {
  return values.get(word)
}
