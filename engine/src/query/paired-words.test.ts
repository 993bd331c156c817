import { expect, test } from 'vitest'
import { pairReader } from './paired-words.ts'

function readAll(question: string): (string | undefined)[] {
  const pairAt = pairReader(question)
  return [...question].slice(1).map((_, at) => pairAt(at, at + 2)?.word)
}

test('the pairs of a Japanese question stand for its words, those of endings and particles for none', () => {
  expect(readAll('犬連れて泳げる')).toEqual(['犬', '連れ', undefined, undefined, '泳げる', undefined])
})

test('a word of one sign is found by the sign, more surely than one of several', () => {
  const pairAt = pairReader('可以带狗吗')
  const [lone] = pairAt(3, 5)?.signs ?? []
  const [joined] = pairReader('犬連れ')(1, 3)?.signs ?? []
  expect(pairAt(3, 5)?.word).toBe('狗')
  expect(lone?.[0]).toContain('狗')
  expect(joined?.[0]).toContain('連')
  expect(lone?.[1] ?? 0).toBeGreaterThan(joined?.[1] ?? 0)
})

test('the last sign of a question has no pair of its own', () => {
  expect(pairReader('可以带狗')(2, 4)?.signs.size).toBe(2)
})

test('the pairs of a long word share its weight', () => {
  const pairAt = pairReader('スーツケース')
  const shares = [0, 1, 2, 3, 4].map((at) => pairAt(at, at + 2)?.share ?? 0)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('other scripts are left to others', () => {
  expect(pairReader('Wann öffnet ihr?')(0, 4)).toBeUndefined()
  expect(pairReader('Wi-Fiはある')(0, 2)).toBeUndefined()
})
