import { expect, test } from 'vitest'
import { choosePassages, type Placed } from './choose-passages.ts'

interface TestPassage {
  readonly at: number
  readonly entryId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

const WORDS = 'The harbour is old and its piers are long. '.repeat(4)
const position = (at: number, entryId = 1, text = `${at}: ${WORDS}`): Placed<TestPassage> => ({
  position: at,
  passage: { entryId, at, title: '', heading: '', text },
})
const places = (chosen: readonly TestPassage[]) => chosen.map(({ at }) => at)

test('the best bring their neighbours, each stretch in its own order, until the budget is full', () => {
  const ranked = [position(10), position(30)]
  const further = [position(9), position(11), position(29), position(31), position(8)]
  expect(places(choosePassages(ranked, further, 10_000))).toEqual([8, 9, 10, 11, 29, 30, 31])
  expect(places(choosePassages(ranked, further, 200))).toEqual([10, 11, 9].sort((a, b) => a - b))
  expect(places(choosePassages(ranked, further, 10))).toEqual([10])
})

test('a table over several passages is read whole where it fits', () => {
  const row = (at: number) => position(at, 1, `| ${at} | kayak |\n| b${at} | boat |`)
  const ranked = [row(5), ...Array.from({ length: 8 }, (_, at) => position(50 + 2 * at))]
  const further = [3, 4, 6, 7].map(row)
  expect(places(choosePassages(ranked, further, 400)).slice(0, 5)).toEqual([3, 4, 5, 6, 7])
})

test('lines of a table that say the same stay in their places', () => {
  const row = (at: number) => position(at, 1, at % 2 === 0 ? `| ${at} | kayak |` : '| – | – |')
  const ranked = [row(2), position(20), position(22)]
  const further = [0, 1, 3, 4, 5, 6, 7].map(row)
  expect(places(choosePassages(ranked, further, 10_000)).slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('no entry takes the place of all others, and what is said twice is read once', () => {
  const many = Array.from({ length: 20 }, (_, at) => position(at * 2))
  const other = position(100, 2)
  const chosen = choosePassages([...many, other, position(102, 3, other.passage.text)], [], 600)
  expect(places(chosen)).toContain(100)
  expect(places(chosen)).not.toContain(102)
  expect(chosen.length).toBeGreaterThan(7)
})
