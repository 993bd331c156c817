import { setTimeout as sleep } from 'node:timers/promises'

const everyMs = 20
/** A server that hangs for longer counts as hanging so long. */
const longestMs = 60_000

export interface HealthWatch {
  /** Ends the watch; resolves to the slowest answer in milliseconds. */
  stop(): Promise<number>
}

/** Asks /healthz over and over; an answer that is still awaited at the end counts with its time so far. */
export function watchHealth(origin: string): HealthWatch {
  let isOver = false
  let worst = 0
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(longestMs) })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {})
      worst = Math.max(worst, performance.now() - begun)
      await sleep(everyMs)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return worst
    },
  }
}
