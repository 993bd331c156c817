/** The authors' constant; the result hardly depends on it. */
const K = 60

/**
 * Merges several rankings, best first, each a list of IDs: reciprocal rank fusion (Cormack, Clarke and Büttcher,
 * "Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning Methods", 2009).
 */
export function fuseRanks(orders: readonly (readonly number[])[]): number[] {
  const filled = orders.filter((order) => order.length > 0)
  if (filled.length < 2) return [...(filled[0] ?? [])]
  const scores = new Map<number, number>()
  for (const order of filled) {
    for (const [rank, id] of order.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (K + rank + 1))
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}
