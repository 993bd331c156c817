import { expect, test } from 'vitest'
import { searchIndex } from '../query/search-index.ts'
import { buildIndex } from './build-index.ts'
import { diversifyResults } from './diversify-results.ts'

const found = (texts: readonly string[], question: string, limit: number) => {
  const index = buildIndex(
    texts.map((text, at) => ({ passageId: 100 + at, entryId: 1, title: 'All texts', heading: '', text })),
  )
  const { ranking } = searchIndex(index, question, { limit: 0, ranked: 2000 })
  return diversifyResults(index, ranking, limit)
}

const FILLERS = Array.from(
  { length: 60 },
  (_, at) => `Word${at} thing${at} stands beside other${at} alone${at}.`,
)
const report = (year: number, boats: number) =>
  `The ferry report of ${year} counts ${boats} boats, whose captains met in the harbour office before noon.`
const REPORTS = Array.from({ length: 40 }, (_, at) => report(1950 + at, 300 + 7 * at))
const RULE =
  'Whoever boards the ferry with a bicycle pays four euros to the mate on deck, and walks it aboard.'

test('what says nearly the same comes a few times, then waits for what says something else', () => {
  const texts = [...REPORTS, RULE, ...FILLERS]
  expect(found(texts, 'the ferry report of the captains: what does the ferry cost?', 12)).toContain(40)
})

test('none is lost: where nothing else is found, all of them are', () => {
  const all = found([...REPORTS, ...FILLERS], 'ferry report', 100)
  expect(all.toSorted((a, b) => a - b)).toEqual(REPORTS.map((_, at) => at))
})

test('the one that is asked for is first, though its words differ from others in a number alone', () => {
  expect(found([...REPORTS, RULE, ...FILLERS], 'ferry report of 1977', 12)[0]).toBe(27)
})

test('texts that share only what all have in common stay in their order', () => {
  const shops = Array.from(
    { length: 30 },
    (_, at) => `Our shop sells tea: blend${at} from garden${at}, cup${at} and flavour${at}.`,
  )
  expect(found(shops, 'tea shop', 30)).toEqual(shops.map((_, at) => at))
})
