import type { PassageName } from './sample-names.ts'
import { searchVectors, similaritiesOf } from './search-vectors.ts'
import type { VectorTable } from './vector-table.ts'

/**
 * What a model's similarities mean in an agent's knowledge. Both are cosines; `own` is the greater one if they are
 * meaningful.
 */
export interface Calibration {
  /** Usual similarity of a name (a heading, a first sentence) to the text below it. */
  readonly own: number
  /** Usual similarity of a name to the nearest other text. */
  readonly others: number
}

/** Similarity of a passage's name to its own text, and to the nearest other one. */
export type NamePair = Calibration

/** Passages of one section share a name: this many are skipped in the search for the nearest other text. */
const MOST_OF_ONE_NAME = 8

/** `undefined` if the passage has no vector, or there is no other text. */
export function compareName(
  table: VectorTable,
  { passageId, sameName }: PassageName,
  vector: Float32Array,
): NamePair | undefined {
  const own = similaritiesOf(table, vector, [passageId]).get(passageId)
  const near = searchVectors(table, vector, { limit: MOST_OF_ONE_NAME + 1, isLive: () => true })
  const others = near.find((hit) => !sameName.has(hit.passageId))?.similarity
  return own === undefined || others === undefined ? undefined : { own, others }
}

/** Fewer samples give no calibration. */
const FEWEST_PAIRS = 4
/** Vectors with one byte per dimension can't resolve smaller differences. */
const LEAST_DIFFERENCE = 0.005

/** The medians over an agent's passages. 0 and 0 if there are too few, or if names aren't nearer to their own text. */
export function calibrate(pairs: readonly NamePair[]): Calibration {
  const own = median(pairs.map((pair) => pair.own))
  const others = median(pairs.map((pair) => pair.others))
  const tells = pairs.length >= FEWEST_PAIRS && own - others >= LEAST_DIFFERENCE
  return tells ? { own, others } : { own: 0, others: 0 }
}

const LEAST = -1
const MOST = 2

/**
 * A similarity on a scale common to all models: 0 for the nearest wrong text's, 1 for the right text's, clamped to -1
 * to 2. Stretching or shifting all similarities changes nothing. Null without calibration.
 */
export function nearnessOf(similarity: number, { own, others }: Calibration): number | null {
  if (own <= others) return null
  return Math.min(MOST, Math.max(LEAST, (similarity - others) / (own - others)))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
