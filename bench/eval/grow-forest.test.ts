import { forestProbability } from '@parleykit/engine/answer/embeddings/forest'
import { expect, test } from 'vitest'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import type { Labelled } from './fit-linear-model.ts'
import { growForest } from './grow-forest.ts'

const growth = { trees: 30, leafCases: 5, depth: 6, tried: 0.7 }

/** Right where either of two features is high, but not both: no weighted sum of them tells. */
function makeCases(seed: number, importance: (isPositive: boolean) => number = () => 1): Labelled[] {
  const random = seededRandom(seed)
  return Array.from({ length: 600 }, () => {
    const features = [random(), random(), random()]
    const isPositive = (features[0] ?? 0) > 0.5 !== (features[1] ?? 0) > 0.5
    return { features, isPositive, importance: importance(isPositive) }
  })
}

test('a forest tells what no weighted sum does, of cases that it hasn’t seen', () => {
  const forest = growForest(makeCases(1), growth)
  const unseen = makeCases(2)
  const told = unseen.filter(
    ({ features, isPositive }) => forestProbability(forest, features) > 0.5 === isPositive,
  )
  expect(told.length / unseen.length).toBeGreaterThan(0.9)
})

test('a case of importance counts for several', () => {
  const mean = (cases: Labelled[]) => {
    const forest = growForest(cases, { ...growth, depth: 0 })
    return forestProbability(forest, [0, 0, 0])
  }
  const share = makeCases(1).filter(({ isPositive }) => isPositive).length / 600
  expect(mean(makeCases(1))).toBeCloseTo(share)
  expect(mean(makeCases(1, (isPositive) => (isPositive ? 1 : 3)))).toBeCloseTo(
    share / (share + 3 * (1 - share)),
  )
})

test('leaves hold as many cases as asked for, and a seed names a forest', () => {
  const forest = growForest(makeCases(1), { ...growth, leafCases: 300 })
  expect(forest.features.filter((feature) => feature < 0).length).toBeLessThanOrEqual(2 * growth.trees)
  expect(growForest(makeCases(1), growth, 7)).toEqual(growForest(makeCases(1), growth, 7))
  expect(growForest(makeCases(1), growth, 7)).not.toEqual(growForest(makeCases(1), growth, 8))
})
