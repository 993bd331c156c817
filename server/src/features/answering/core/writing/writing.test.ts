import { expect, test } from 'vitest'
import { citedIn, SourceNumbers, withoutHalfMark, withoutMarks } from './cite-sources.ts'
import { citedSources, quotedSources } from './sources-of.ts'

test('numbers follow the order of their first mention; those of no passage go', () => {
  const numbers = new SourceNumbers(5)
  expect(numbers.rewrite('Open daily [5]. Closed in May[2, 5]. Free [9]! See [12][0]')).toBe(
    'Open daily [1]. Closed in May[2][1]. Free! See',
  )
  expect(numbers.cited).toEqual([4, 1])
})

test('numbers in code are its own', () => {
  const numbers = new SourceNumbers(3)
  expect(numbers.rewrite('`a[1]` is the name [2], it`s [3] so')).toBe('`a[1]` is the name [1], it`s [2] so')
  expect(citedIn('`a[1]` is the name [2]', 3)).toEqual([1])
  expect(withoutMarks('`a[1]` is the name [2].')).toBe('`a[1]` is the name.')
})

test('a mark that the end cut off is left out', () => {
  for (const half of ['[1', '【1', '［１，', '【1†sour'])
    expect(withoutHalfMark(`Open daily ${half}`)).toBe('Open daily')
  expect(withoutHalfMark('Open daily [1]')).toBe('Open daily [1]')
})

test('a source shows only what stands in its passage, and opens a web page there', () => {
  const text = 'Tea is 2 euros. Cake is 3 euros.'
  const passage = { passageId: 1, title: 'Menu', heading: '', text, url: 'https://cafe.example/' }
  const source = (quote: string, words: string) => ({
    title: 'Menu',
    url: `https://cafe.example/#:~:text=${words}`,
    quote,
  })
  const quotes = ['Cake is 3 euros.', 'Cake is free.'].map((quote) => ({ passageId: 1, quote }))
  expect(quotedSources(quotes, [passage])).toEqual([
    source('Cake is 3 euros.', 'Tea%20is%202%20euros.-,Cake%20is%203%20euros.&text=Cake%20is%203%20euros.'),
  ])
  expect(citedSources([passage], () => 'Cake is free.')).toEqual([
    source('Tea is 2 euros.', 'Tea%20is%202%20euros.'),
  ])
  const both = ['Tea is 2 euros.', 'Cake is 3 euros.'].map((quote) => ({ passageId: 1, quote }))
  expect(quotedSources(both, [passage]).map(({ quote }) => quote)).toEqual([text])
  expect(quotedSources(both.toReversed(), [passage])).toHaveLength(2)
  expect(quotedSources([{ passageId: 1, quote: text }], [{ ...passage, url: null }])[0]?.url).toBeNull()
})
