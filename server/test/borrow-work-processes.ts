import { openWorkProcessPool, type WorkProcessPool } from '../src/platform/child-process/index.ts'

/** Of all products of a test worker: starting a process takes longer than the training of a small agent. */
const shared = openWorkProcessPool({ mostKept: 2 })

/** A product's part of the test worker's pool. Its `close` ends the processes that the product still uses. */
export function borrowWorkProcesses(): WorkProcessPool {
  const closing = new AbortController()
  return {
    take: (bounds, signal) =>
      shared.take(bounds, AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])),
    prepare: (bounds, works) => shared.prepare(bounds, works),
    close: async () => closing.abort(),
  }
}
