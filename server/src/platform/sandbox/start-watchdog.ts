import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type SandboxLimits, wallPerCpu } from './sandbox-limits.ts'

/** Maximum lifetime of a process for consecutive jobs, in milliseconds. */
const sessionMilliseconds = 10 * 60 * 1000

/** The first call in a child process for one job: starts its watchdog. Returns the process's options. */
export async function startWatchdog<Started extends { readonly limits: SandboxLimits }>(): Promise<Started> {
  const started = readStarted<Started>()
  const { maxMemoryBytes, maxMilliseconds } = started.limits
  const maxWallMilliseconds = maxMilliseconds * wallPerCpu
  await watch({ maxMemoryBytes, maxMilliseconds: maxWallMilliseconds, maxCpuMilliseconds: maxMilliseconds })
  return started
}

/** The same for a process with many jobs, each of which has the full CPU time from its call of `beginJob` on. */
export async function startSessionWatchdog(): Promise<{ beginJob(): void }> {
  const { maxMemoryBytes, maxMilliseconds } = readStarted().limits
  const cpuAtBeginning = new Float64Array(new SharedArrayBuffer(8))
  const beginJob = () => {
    const { user, system } = process.cpuUsage()
    cpuAtBeginning[0] = (user + system) / 1000
  }
  await watch({
    maxMemoryBytes,
    maxMilliseconds: sessionMilliseconds,
    maxCpuMilliseconds: maxMilliseconds,
    cpuAtBeginning,
  })
  return { beginJob }
}

function readStarted<Started extends { readonly limits: SandboxLimits }>(): Started {
  return JSON.parse(process.argv[2] ?? '') as Started
}

async function watch(workerData: object): Promise<void> {
  const watchdog = new Worker(new URL('../watchdog.ts', import.meta.url), { workerData })
  await once(watchdog, 'message')
  watchdog.unref()
}
