/** Lets `places` callers work at one time while up to `maxWaiting` wait in the order of their coming. */
export interface Semaphore {
  /** Resolves when a place is free; `false` at once when too many wait. Each `true` needs one `release`. */
  acquire(): Promise<boolean>
  release(): void
}

export function createSemaphore(places: number, maxWaiting: number): Semaphore {
  const waiting: (() => void)[] = []
  let taken = 0
  return {
    async acquire() {
      if (taken < places) {
        taken++
        return true
      }
      if (waiting.length >= maxWaiting) return false
      await new Promise<void>((resolve) => waiting.push(resolve))
      return true
    },
    release() {
      const next = waiting.shift()
      if (next === undefined) taken--
      else next()
    },
  }
}
