import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEveryMs = 2000
/** Of the time between two looks that the event loop worked. */
const restingShare = 0.05

/**
 * Collects the garbage of a start once, in the first pause that the process has, and gives its memory back to the system:
 * V8 collects where memory is asked for, so that a server at rest would keep it.
 * @param onCollected is told how long that took, in milliseconds
 */
export function collectAfterStart(onCollected: (milliseconds: number) => void = () => {}): void {
  let seen = performance.eventLoopUtilization()
  const looks = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen)
    seen = performance.eventLoopUtilization()
    if (utilization > restingShare) return
    clearInterval(looks)
    const begunAt = performance.now()
    collect()
    onCollected(performance.now() - begunAt)
  }, lookEveryMs)
  looks.unref()
}

/** V8's collection for when memory is short: the usual one keeps pages and room for young objects. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
