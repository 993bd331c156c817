/** Features of one case, in a fixed order. */
export type Features = readonly number[]

export interface Choice {
  readonly options: readonly Features[]
  /** Which options are right; at least one. */
  readonly right: readonly boolean[]
}

export interface Labelled {
  readonly features: Features
  readonly isPositive: boolean
  /** How much the case counts among those of its class. */
  readonly importance: number
}

const STEPS = 250
const LEARNING_RATE = 0.1
const PENALTY = 1e-4

/** The weighted sum. */
export function score(weights: ArrayLike<number>, features: Features): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0)
  return sum
}

/** Weights under which a softmax over the options gives the right ones the most probability (ListNet's top-one loss). */
export function fitSoftmax(choices: readonly Choice[]): Float64Array {
  return ascend(choices[0]?.options[0]?.length ?? 0, (weights, gradient) => {
    for (const { options, right } of choices) {
      const scores = options.map((option) => score(weights, option))
      const highest = Math.max(...scores)
      const probabilities = scores.map((value) => Math.exp(value - highest))
      const all = probabilities.reduce((sum, chance) => sum + chance, 0)
      const good = probabilities.reduce((sum, chance, at) => sum + (right[at] ? chance : 0), 0)
      for (const [at, option] of options.entries()) {
        const chance = probabilities[at] ?? 0
        addScaled(gradient, option, ((right[at] ? chance / good : 0) - chance / all) / choices.length)
      }
    }
  })
}

/** Logistic regression; the first weight is the bias, so cases are scored as `[1, ...features]`. Classes count the same. */
export function fitLogistic(cases: readonly Labelled[]): Float64Array {
  const classSum = (isPositive: boolean) =>
    cases.reduce((sum, example) => sum + (example.isPositive === isPositive ? example.importance : 0), 0)
  const positives = classSum(true)
  const negatives = classSum(false)
  return ascend(cases[0]?.features.length ?? 0, (weights, gradient) => {
    for (const { features, isPositive, importance } of cases) {
      const chance = 1 / (1 + Math.exp(-score(weights, features)))
      const error = isPositive ? (1 - chance) / positives : -chance / negatives
      addScaled(gradient, features, error * importance)
    }
  })
}

function addScaled(target: Float64Array, features: Features, factor: number): void {
  for (let at = 0; at < features.length; at++) target[at] = (target[at] ?? 0) + factor * (features[at] ?? 0)
}

/** Adam (Kingma and Ba, 2015) on the whole set, with a small quadratic penalty. */
function ascend(
  size: number,
  addGradient: (weights: Float64Array, gradient: Float64Array) => void,
): Float64Array {
  const weights = new Float64Array(size)
  const mean = new Float64Array(size)
  const spread = new Float64Array(size)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(size)
    addGradient(weights, gradient)
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at] ?? 0) - PENALTY * (weights[at] ?? 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope * slope
      const corrected = (mean[at] ?? 0) / (1 - 0.9 ** step)
      weights[at] =
        (weights[at] ?? 0) +
        (LEARNING_RATE * corrected) / (Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** step)) + 1e-9)
    }
  }
  return weights
}
