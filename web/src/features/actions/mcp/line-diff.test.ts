import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

const told = (before: string, now: string) =>
  lineDiff(before, now).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`)

test('lines that stay, go and come', () => {
  expect(told('a\nb\nc', 'a\nc\nd')).toEqual([' a', '-b', ' c', '+d'])
  expect(told('a', 'b')).toEqual(['-a', '+b'])
  expect(told('a\na', 'a')).toEqual([' a', '-a'])
  expect(told('same', 'same')).toEqual([' same'])
})

test('each line of both texts is there once, in its order', () => {
  const [before, now] = ['x\ny\nx\nz\ny', 'y\nx\ny\ny\nz']
  const lines = lineDiff(before, now)
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text)
  expect(without('new').join('\n')).toBe(before)
  expect(without('gone').join('\n')).toBe(now)
})
