import { expect, test } from 'vitest'
import { groupSources } from './group-sources.ts'

test('a document that is quoted twice is one source with two quotes, and the numbers that cite it', () => {
  const sources = [
    { title: 'Guide', url: null, quote: 'One.' },
    { title: 'Prices', url: 'https://a.example/prices', quote: 'Two.' },
    { title: 'Guide', url: null, quote: 'Three.' },
    { title: 'Guide', url: 'https://a.example/guide', quote: 'Four.' },
  ]
  expect(groupSources(sources, 'So [1]. Then [4], and [3].')).toEqual([
    { title: 'Guide', url: null, quotes: ['One.', 'Three.'], marks: '[1][3]' },
    { title: 'Prices', url: 'https://a.example/prices', quotes: ['Two.'], marks: '' },
    { title: 'Guide', url: 'https://a.example/guide', quotes: ['Four.'], marks: '[4]' },
  ])
})

test('one web page is one source, wherever its addresses open it', () => {
  const source = (quote: string) => ({ title: 'Menu', url: `https://a.example/#:~:text=${quote}`, quote })
  expect(groupSources([source('Tea'), source('Cake')])).toEqual([
    { title: 'Menu', url: 'https://a.example/#:~:text=Tea', quotes: ['Tea', 'Cake'], marks: '' },
  ])
})
