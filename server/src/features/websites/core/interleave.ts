/** Items in an order in which those of one key stand apart, so that a slow host doesn't keep the others waiting. */
export function interleave<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const groups = [...Map.groupBy(items, keyOf).values()]
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat()
}
