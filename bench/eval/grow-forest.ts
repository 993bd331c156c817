import type { Forest } from '@parleykit/engine/answer/embeddings/forest'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import type { Labelled } from './fit-linear-model.ts'

export interface Growth {
  readonly trees: number
  /** The fewest cases in a leaf. */
  readonly leafCases: number
  readonly depth: number
  /** The share of the features that are tried at a node, each at one random threshold. */
  readonly tried: number
}

interface Split {
  readonly feature: number
  readonly threshold: number
}

/** Extremely randomized trees (Geurts, Ernst and Wehenkel, 2006) that all learn from all cases. The same seed grows the same. */
export function growForest(cases: readonly Labelled[], growth: Growth, seed = 1): Forest {
  const random = seededRandom(seed)
  const forest = {
    roots: [],
    features: [],
    thresholds: [],
    above: [],
    probabilities: [],
  } satisfies Forest as Grown
  for (let tree = 0; tree < growth.trees; tree++) {
    forest.roots.push(forest.features.length)
    growNode(forest, cases, { ...growth, random })
  }
  return forest
}

interface Grown {
  readonly roots: number[]
  readonly features: number[]
  readonly thresholds: number[]
  readonly above: number[]
  readonly probabilities: number[]
}

type Growing = Growth & { readonly random: () => number }

function growNode(forest: Grown, cases: readonly Labelled[], growing: Growing): void {
  const split = growing.depth > 0 ? findSplit(cases, growing) : undefined
  const node = forest.features.length
  const { right, all } = weigh(cases)
  forest.features.push(split?.feature ?? -1)
  forest.thresholds.push(split?.threshold ?? 0)
  forest.above.push(-1)
  forest.probabilities.push(right / all)
  if (!split) return
  const deeper = { ...growing, depth: growing.depth - 1 }
  const isBelow = ({ features }: Labelled) => (features[split.feature] ?? 0) <= split.threshold
  growNode(forest, cases.filter(isBelow), deeper)
  forest.above[node] = forest.features.length
  growNode(
    forest,
    cases.filter((each) => !isBelow(each)),
    deeper,
  )
}

/** Of one random threshold for each of some random features the one that leaves the least Gini impurity. */
function findSplit(cases: readonly Labelled[], { tried, leafCases, random }: Growing): Split | undefined {
  if (cases.length < 2 * leafCases || isPure(cases)) return undefined
  const count = cases[0]?.features.length ?? 0
  let best: Split | undefined
  let least = Number.POSITIVE_INFINITY
  let left = Math.max(1, Math.round(tried * count))
  for (const feature of shuffled(count, random)) {
    if (left === 0) break
    const [lowest, highest] = rangeOf(cases, feature)
    // A feature that is the same for all of them says nothing, and doesn't count as tried.
    if (lowest === highest) continue
    left -= 1
    const threshold = lowest + random() * (highest - lowest)
    const rest = impurityOf(cases, { feature, threshold }, leafCases)
    if (rest >= least) continue
    least = rest
    best = { feature, threshold }
  }
  return best
}

function isPure(cases: readonly Labelled[]): boolean {
  return cases.every(({ isPositive }) => isPositive === cases[0]?.isPositive)
}

function rangeOf(cases: readonly Labelled[], feature: number): [number, number] {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const { features } of cases) {
    const value = features[feature] ?? 0
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return [lowest, highest]
}

/** Gini's on both sides, times the importance of the cases; infinite where a side has too few. */
function impurityOf(cases: readonly Labelled[], { feature, threshold }: Split, leafCases: number): number {
  const below = { count: 0, right: 0, all: 0 }
  const above = { count: 0, right: 0, all: 0 }
  for (const { features, isPositive, importance } of cases) {
    const side = (features[feature] ?? 0) <= threshold ? below : above
    side.count += 1
    side.all += importance
    if (isPositive) side.right += importance
  }
  if (Math.min(below.count, above.count) < leafCases) return Number.POSITIVE_INFINITY
  const impurity = ({ right, all }: typeof below) => (2 * right * (all - right)) / all
  return impurity(below) + impurity(above)
}

function weigh(cases: readonly Labelled[]): { right: number; all: number } {
  let right = 0
  let all = 0
  for (const { isPositive, importance } of cases) {
    all += importance
    if (isPositive) right += importance
  }
  return { right, all }
}

/** The numbers below `count` in random order (Fisher and Yates). */
function shuffled(count: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, number) => number)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0]
  }
  return numbers
}
