import { parentPort, workerData } from 'node:worker_threads'
import type { ProcessOptions } from './start-process.ts'

interface Watched extends ProcessOptions {
  /** The CPU time in milliseconds when the current work began, in memory shared by both threads. */
  readonly cpuAtBeginning?: Float64Array
}

/**
 * Runs in a separate thread, so that a busy parser can't block it. It kills the whole process if it uses too much
 * memory or CPU time, if its parent process is gone, or if the parent should have ended it by now.
 */
const {
  maxMemoryBytes,
  maxMilliseconds = Number.POSITIVE_INFINITY,
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
