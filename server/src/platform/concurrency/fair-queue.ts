/** A single place that owners take in turns. Work without an owner (null) runs only if no owner's work is waiting. */
export interface FairQueue {
  /**
   * Resolves to `true` when the place is free for the caller, who must then call `release` once. Resolves to `false` at
   * once if two callers of this owner already work or wait, or if too many of all owners wait.
   */
  acquire(owner: number | null): Promise<boolean>
  release(): void
}

interface Waiting {
  readonly owner: number | null
  readonly start: () => void
}

/** Maximum number of callers of one owner that work or wait. */
const maxOfOwner = 2

/** @param maxWaiting how many callers with an owner may wait, and how many without */
export function createFairQueue(maxWaiting: number): FairQueue {
  let owned: Waiting[] = []
  const unowned: Waiting[] = []
  let holder: Pick<Waiting, 'owner'> | undefined
  return {
    async acquire(owner) {
      if (holder === undefined) {
        holder = { owner }
        return true
      }
      const queue = owner === null ? unowned : owned
      if (queue.length >= maxWaiting) return false
      const own = [holder, ...owned].filter((each) => each.owner === owner)
      if (owner !== null && own.length >= maxOfOwner) return false
      await new Promise<void>((start) => queue.push({ owner, start }))
      return true
    },
    release() {
      // An owner who has just had a turn goes to the end of the queue.
      const had = holder?.owner
      owned = [...owned.filter(({ owner }) => owner !== had), ...owned.filter(({ owner }) => owner === had)]
      const next = owned.shift() ?? unowned.shift()
      holder = next
      next?.start()
    },
  }
}
