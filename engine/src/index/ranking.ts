/**
 * Passages by their numbers in an index, best first. Two parallel lists, because thousands are found and few are used.
 */
export interface Ranking {
  readonly positions: readonly number[]
  /** The scores of the same passages, comparable within one ranking only. */
  readonly scores: readonly number[]
}
