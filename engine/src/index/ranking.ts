/** Passages by their numbers in an index, best first: two lists, since thousands are found and few of them looked at. */
export interface Ranking {
  readonly places: readonly number[]
  /** Of the same passages; comparable within one ranking only. */
  readonly scores: readonly number[]
}
