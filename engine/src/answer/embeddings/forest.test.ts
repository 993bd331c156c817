import { expect, test } from 'vitest'
import { type Forest, forestContributions, forestProbability, readForest, writeForest } from './forest.ts'

// x ≤ 1: 10 %; else y ≤ 0.5: 50 %, else 90 %. The second tree is a leaf.
const WRITTEN = ['400/0/1 100 700/1/0.5 500 900', '300']
const forest = readForest(WRITTEN)

test.each([
  [[1, 9], 0.1],
  [[2, 0.5], 0.5],
  [[2, 0.6], 0.9],
])('a forest gives %j the mean chance of its leaves', (features, chance) => {
  expect(forestProbability(forest, features)).toBeCloseTo((chance + 0.3) / 2)
})

test('what features add and what the roots say is the chance', () => {
  const features = [2, 0.6, 7]
  const contributions = forestContributions(forest, features)
  expect(contributions).toHaveLength(3)
  expect(contributions[0]).toBeCloseTo(0.15)
  expect(contributions[1]).toBeCloseTo(0.1)
  expect(contributions[2]).toBe(0)
  const sum = contributions.reduce((total, each) => total + each, 0)
  expect((0.4 + 0.3) / 2 + sum).toBeCloseTo(forestProbability(forest, features))
})

test('what is written is read as it was', () => {
  expect(writeForest(forest)).toEqual(WRITTEN)
  const grown: Forest = { ...forest, thresholds: [1 / 3, 0, -123456, 0, 0, 0] }
  expect(readForest(writeForest(grown)).thresholds).toEqual([0.3333, 0, -123500, 0, 0, 0])
})

test.each(['400/0/1 100', '100 200', '400/0/1 100 700/1/0.5 500'])('%s is no tree', (line) => {
  expect(() => readForest([line])).toThrow(RangeError)
})
