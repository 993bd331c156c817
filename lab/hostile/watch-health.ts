import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface HealthWatch {
  /** Ends the watch; resolves to the slowest answer in milliseconds. */
  stop(): Promise<number>
}

/** Asks /healthz over and over, in a thread of its own: what a probe does to this one doesn't count. */
export async function watchHealth(origin: string): Promise<HealthWatch> {
  const thread = new Worker(new URL('./health-thread.ts', import.meta.url), { workerData: origin })
  await once(thread, 'message')
  return {
    async stop() {
      thread.postMessage('end')
      const [worst] = await once(thread, 'message')
      return worst as number
    },
  }
}
