import { expect, test } from 'vitest'
import { findInText, matchesMax } from './find-in-text.ts'

const found = (text: string, words: string) =>
  findInText(text, words).map(({ from, to }) => text.slice(from, to))

test('words are found in any case and over line breaks', () => {
  expect(found('The Lark. A lark\nof LARKS', ' lark ')).toEqual(['Lark', 'lark', 'LARK'])
  expect(found('90 euros\n  a day', 'euros a day')).toEqual(['euros\n  a day'])
  expect(found('Größe', 'grö')).toEqual(['Grö'])
  expect(found('İzmir, IZMIR', 'zmir')).toEqual(['zmir', 'ZMIR'])
})

test('what is typed is words and no pattern', () => {
  expect(found('a.c abc (a.c) [x-y]', 'a.c')).toEqual(['a.c', 'a.c'])
  expect(found('1/2 [x-y] {z}^$', '[x-y] {z}^$')).toEqual(['[x-y] {z}^$'])
  expect(found('anything', '  ')).toEqual([])
})

test('no more is found than can be looked through', () => {
  expect(findInText('a '.repeat(matchesMax * 2), 'a')).toHaveLength(matchesMax)
})
