import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['ferry', 'ferry', 0],
  ['ferry', 'fery', 1],
  ['ferry', 'ferrry', 1],
  ['ferry', 'fervy', 1],
  ['ferry', 'frery', 1],
  ['', 'ab', 2],
  ['harbour', 'habrous', 2],
  // Swapped letters aren't edited again.
  ['ca', 'abc', 3],
])('from %s to %s it takes %d', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance)
  expect(editDistance(b, a, distance)).toBe(distance)
  if (distance > 0) expect(editDistance(a, b, distance - 1)).toBe(distance)
})

/** By its definition, without a limit. */
function distanceOf(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [ownEnd, otherEnd] = [a.at(-1), b.at(-1)]
  const ways = [
    distanceOf(a.slice(0, -1), b) + 1,
    distanceOf(a, b.slice(0, -1)) + 1,
    distanceOf(a.slice(0, -1), b.slice(0, -1)) + (ownEnd === otherEnd ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && ownEnd === b.at(-2) && a.at(-2) === otherEnd)
    ways.push(distanceOf(a.slice(0, -2), b.slice(0, -2)) + 1)
  return Math.min(...ways)
}

test('all short words are as far from each other as the definition says, or further than the limit', () => {
  const words = ['']
  for (const word of words) if (word.length < 4) words.push(`${word}a`, `${word}b`)
  for (const a of words)
    for (const b of words)
      for (const limit of [0, 1, 2])
        expect(editDistance(a, b, limit), `${a} ${b}`).toBe(Math.min(distanceOf(a, b), limit + 1))
})
