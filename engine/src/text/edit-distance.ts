let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbors), or `limit + 1` if it is above `limit`.
 * Damerau, "A technique for computer detection and correction of spelling errors", 1964. Only cells within `limit` of
 * the diagonal are computed (Ukkonen, "Algorithms for approximate string matching", 1985).
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1
  if (Math.abs(a.length - b.length) > limit) return far
  let start = 0
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  let height = a.length - start
  let width = b.length - start
  while (height > 0 && width > 0 && a.charCodeAt(start + height - 1) === b.charCodeAt(start + width - 1)) {
    height--
    width--
  }
  if (height === 0 || width === 0) return Math.min(Math.max(height, width), far)
  if (width + 2 > (rows[0]?.length ?? 0)) rows = rows.map(() => new Uint16Array(2 * width + 2))
  let [beforeLast = new Uint16Array(), last = new Uint16Array(), row = new Uint16Array()] = rows
  for (let j = 0; j <= width; j++) last[j] = j
  for (let i = 1; i <= height; i++) {
    const from = Math.max(1, i - limit)
    const to = Math.min(width, i + limit)
    const own = a.charCodeAt(start + i - 1)
    const ownBefore = i > 1 ? a.charCodeAt(start + i - 2) : -1
    let left = from === 1 ? i : far
    let smallest = left
    row[from - 1] = left
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(start + j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, left + 1, (last[j - 1] ?? 0) + (own === other ? 0 : 1))
      if (j > 1 && ownBefore === other && own === b.charCodeAt(start + j - 2))
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row[j] = cost
      left = cost
      if (cost < smallest) smallest = cost
    }
    if (smallest > limit) return far
    row[to + 1] = far
    const next = beforeLast
    beforeLast = last
    last = row
    row = next
  }
  return Math.min(last[width] ?? 0, far)
}
