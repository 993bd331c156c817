/** The sum of features times weights. Both hold the same keys. */
export function linearScore<K extends string>(
  weights: Readonly<Record<K, number>>,
  features: Readonly<Record<K, number>>,
): number {
  let sum = 0
  for (const key in weights) sum += weights[key] * features[key]
  return sum
}

/** Between 0 and 1. */
export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
