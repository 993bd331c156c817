import { expect, test } from 'vitest'
import { groupSources } from './group-sources.ts'

test('a document that is quoted twice is one source with two quotes', () => {
  const sources = [
    { title: 'Guide', url: null, quote: 'One.' },
    { title: 'Prices', url: 'https://a.example/prices', quote: 'Two.' },
    { title: 'Guide', url: null, quote: 'Three.' },
    { title: 'Guide', url: 'https://a.example/guide', quote: 'Four.' },
  ]
  expect(groupSources(sources)).toEqual([
    { title: 'Guide', url: null, quotes: ['One.', 'Three.'] },
    { title: 'Prices', url: 'https://a.example/prices', quotes: ['Two.'] },
    { title: 'Guide', url: 'https://a.example/guide', quotes: ['Four.'] },
  ])
})
