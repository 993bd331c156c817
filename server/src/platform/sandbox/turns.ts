/** Lets `places` callers work at one time while up to `maxWaiting` wait in the order of their coming. */
export interface Turns {
  /** Resolves when a place is free; `false` at once when too many wait. Each `true` needs one `leave`. */
  enter(): Promise<boolean>
  leave(): void
}

export function createTurns(places: number, maxWaiting: number): Turns {
  const waiting: (() => void)[] = []
  let taken = 0
  return {
    async enter() {
      if (taken < places) {
        taken++
        return true
      }
      if (waiting.length >= maxWaiting) return false
      await new Promise<void>((resolve) => waiting.push(resolve))
      return true
    },
    leave() {
      const next = waiting.shift()
      if (next === undefined) taken--
      else next()
    },
  }
}
