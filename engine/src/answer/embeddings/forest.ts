/**
 * Decision trees over numbered features whose mean is a probability. The nodes of all trees are in preorder: values up
 * to the threshold go on at the next node, greater values at the one in `above`.
 */
export interface Forest {
  /** The first node of each tree. */
  readonly roots: readonly number[]
  /** The number of the feature that each node tests; -1 for leaves. */
  readonly features: readonly number[]
  readonly thresholds: readonly number[]
  readonly above: readonly number[]
  /** From 0 to 1: the weighted share of training examples at the node that are right. */
  readonly probabilities: readonly number[]
}

/** The mean probability of the leaves that the features lead to. */
export function forestProbability(forest: Forest, features: ArrayLike<number>): number {
  let sum = 0
  for (const root of forest.roots) {
    let leaf = root
    for (let next: number | null = root; next !== null; next = nextNode(forest, next, features)) leaf = next
    sum += forest.probabilities[leaf] ?? 0
  }
  return sum / forest.roots.length
}

/**
 * What each feature adds to the probability at the nodes that test it, below 0 if it lowers it (Saabas, "Interpreting
 * random forests", 2014). Their sum plus the mean probability of the roots is the forest's probability.
 */
export function forestContributions(forest: Forest, features: ArrayLike<number>): number[] {
  const contributions = Array.from(features, () => 0)
  for (const root of forest.roots) {
    let node = root
    for (
      let next = nextNode(forest, node, features);
      next !== null;
      next = nextNode(forest, node, features)
    ) {
      const feature = forest.features[node] ?? 0
      const change = (forest.probabilities[next] ?? 0) - (forest.probabilities[node] ?? 0)
      contributions[feature] = (contributions[feature] ?? 0) + change / forest.roots.length
      node = next
    }
  }
  return contributions
}

/** Null at a leaf. */
function nextNode(forest: Forest, node: number, features: ArrayLike<number>): number | null {
  const feature = forest.features[node] ?? -1
  if (feature < 0) return null
  const isAbove = (features[feature] ?? 0) > (forest.thresholds[node] ?? 0)
  return isAbove ? (forest.above[node] ?? null) : node + 1
}

const THOUSANDTHS = 1000
const THRESHOLD_DIGITS = 4

/**
 * A string per tree, a node per word: a leaf's probability in thousandths, and "probability/feature/threshold" for the
 * others.
 */
export function writeForest(forest: Forest): string[] {
  const words = forest.probabilities.map((chance, node) => {
    const rounded = Math.round(chance * THOUSANDTHS)
    const feature = forest.features[node] ?? -1
    if (feature < 0) return `${rounded}`
    return `${rounded}/${feature}/${Number((forest.thresholds[node] ?? 0).toPrecision(THRESHOLD_DIGITS))}`
  })
  return forest.roots.map((root, tree) => words.slice(root, forest.roots[tree + 1]).join(' '))
}

/**
 * Reads the forest that `writeForest` wrote.
 * @throws RangeError if a tree has too few or too many nodes
 */
export function readForest(trees: readonly string[]): Forest {
  const roots: number[] = []
  const features: number[] = []
  const thresholds: number[] = []
  const above: number[] = []
  const probabilities: number[] = []
  for (const line of trees) {
    const words = line.split(' ')
    const first = features.length
    roots.push(first)
    /** Nodes whose `above` isn't known yet. */
    const open: number[] = []
    for (const [at, word] of words.entries()) {
      const [chance, feature, threshold] = word.split('/').map(Number)
      probabilities.push((chance ?? 0) / THOUSANDTHS)
      features.push(feature ?? -1)
      thresholds.push(threshold ?? 0)
      above.push(-1)
      if (feature !== undefined) open.push(first + at)
      else if (at < words.length - 1) above[takeLast(open)] = first + at + 1
    }
    if (open.length > 0) throw new RangeError('A tree has too few nodes')
  }
  return { roots, features, thresholds, above, probabilities }
}

function takeLast(open: number[]): number {
  const last = open.pop()
  if (last === undefined) throw new RangeError('A tree has too many nodes')
  return last
}
