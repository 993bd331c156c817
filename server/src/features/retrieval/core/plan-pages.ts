/** The passages of these entries whose ordinals are in [from, to). */
export interface PagePlan {
  readonly entryIds: readonly number[]
  readonly from: number
  readonly to: number
}

/** Pages of at most `most` passages, in entry order. Small entries share a page, a large one fills several. */
export function planPages(
  counts: Iterable<readonly [entryId: number, count: number]>,
  most: number,
): PagePlan[] {
  const pages: PagePlan[] = []
  let shared: number[] = []
  let room = most
  const close = () => {
    if (shared.length > 0) pages.push({ entryIds: shared, from: 0, to: most })
    shared = []
    room = most
  }
  for (const [entryId, count] of counts) {
    if (count > room) close()
    if (count <= most) {
      shared.push(entryId)
      room -= count
      continue
    }
    for (let from = 0; from < count; from += most)
      pages.push({ entryIds: [entryId], from, to: Math.min(from + most, count) })
  }
  close()
  return pages
}
