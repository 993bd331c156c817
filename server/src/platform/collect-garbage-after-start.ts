import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const checkEveryMs = 2000
/** Share of the time between two checks in which the event loop was busy. */
const idleShare = 0.05

/**
 * Collects garbage once after startup, in the first idle period, and returns the memory to the system. V8 collects only
 * when memory is requested, so an idle server would keep it.
 * @param onCollected receives the duration in milliseconds
 */
export function collectGarbageAfterStart(onCollected: (milliseconds: number) => void = () => {}): void {
  let seen = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen)
    seen = performance.eventLoopUtilization()
    if (utilization > idleShare) return
    clearInterval(timer)
    const begunAt = performance.now()
    collectAll()
    onCollected(performance.now() - begunAt)
  }, checkEveryMs)
  timer.unref()
}

/** V8's collection under memory pressure: the usual one keeps pages and room for young objects. */
function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
