/** Reorders items so that those with the same key are spread out and a slow host doesn't delay the others. */
export function interleave<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const groups = [...Map.groupBy(items, keyOf).values()]
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat()
}
