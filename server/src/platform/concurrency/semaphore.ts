/** Lets `places` callers work at a time while up to `maxWaiting` wait in order of arrival. */
export interface Semaphore {
  /** Resolves when a place is free, or to `false` at once if too many wait. Each `true` needs one `release`. */
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
