import { parentPort, workerData } from 'node:worker_threads'

interface Watched {
  readonly maxMemoryBytes: number
  /** Wall time of the process. */
  readonly maxMilliseconds: number
  /** CPU time of the process, or of the job that it has begun last; no limit where it is left out. */
  readonly maxCpuMilliseconds?: number
  /** The CPU time in milliseconds when that job began, in memory that both threads share. */
  readonly cpuAtBeginning?: Float64Array
}

/**
 * Runs in a thread of its own, so that a busy parser can't hold it up. It ends the whole process when it takes too
 * much memory or CPU time, when the process that started it has gone, or when that one should have ended it by now.
 */
const {
  maxMemoryBytes,
  maxMilliseconds,
  maxCpuMilliseconds = Number.POSITIVE_INFINITY,
  cpuAtBeginning,
} = workerData as Watched
const graceMilliseconds = 1000
const started = performance.now()
const starter = process.ppid

setInterval(() => {
  const isOver =
    process.memoryUsage.rss() > maxMemoryBytes ||
    performance.now() - started > maxMilliseconds + graceMilliseconds ||
    process.ppid !== starter
  if (isOver) process.kill(process.pid, 'SIGKILL')
  const { user, system } = process.cpuUsage()
  const cpuTaken = (user + system) / 1000 - (cpuAtBeginning?.[0] ?? 0)
  if (cpuTaken > maxCpuMilliseconds) process.kill(process.pid, 'SIGVTALRM')
}, 10)

parentPort?.postMessage('watching')
