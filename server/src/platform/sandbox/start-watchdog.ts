import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SandboxLimits } from './sandbox-limits.ts'

/** The first thing that a child process does: has itself watched. Returns what it was started with. */
export async function startWatchdog<Started extends { readonly limits: SandboxLimits }>(): Promise<Started> {
  const started = JSON.parse(process.argv[2] ?? '') as Started
  const watchdog = new Worker(new URL('../watchdog.ts', import.meta.url), { workerData: started.limits })
  await once(watchdog, 'message')
  watchdog.unref()
  return started
}
