import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

test.each([
  [
    'See [prices](https://a.example/prices) and https://a.example/hours.',
    ['https://a.example/prices', 'https://a.example/hours'],
  ],
  [
    'https://a.example/x, https://a.example/x#y (https://a.example/z)',
    ['https://a.example/x', 'https://a.example/z'],
  ],
  ['<https://en.example/wiki/Kayak_(boat)>', ['https://en.example/wiki/Kayak_(boat)']],
  ['**https://a.example/bold**', ['https://a.example/bold']],
  ['Run `curl https://a.example/` or\n```\nhttps://b.example/\n```', []],
  ['mailto:a@b.example ftp://c.example http:// https://', []],
  [
    'https://a.example/1 https://a.example/2 https://a.example/3',
    ['https://a.example/1', 'https://a.example/2'],
  ],
])('the links of %j', (text, links) => {
  expect(findLinks(text)).toEqual(links)
})

test('a source is shown below the answer already', () => {
  const sources = [null, 'https://a.example/menu#:~:text=Tea']
  expect(findLinks('https://a.example/menu https://a.example/tea', sources)).toEqual([
    'https://a.example/tea',
  ])
})
