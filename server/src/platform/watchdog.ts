import { parentPort, workerData } from 'node:worker_threads'

/**
 * Runs in a thread of its own, so that a busy parser can't hold it up. It ends the whole process when it takes too
 * much memory, when the process that started it has gone, or when that one should have ended it by now.
 */
const { maxMemoryBytes, maxMilliseconds } = workerData as { maxMemoryBytes: number; maxMilliseconds: number }
const GRACE_MILLISECONDS = 1000
const started = performance.now()
const starter = process.ppid

setInterval(() => {
  const isOver =
    process.memoryUsage.rss() > maxMemoryBytes ||
    performance.now() - started > maxMilliseconds + GRACE_MILLISECONDS ||
    process.ppid !== starter
  if (isOver) process.kill(process.pid, 'SIGKILL')
}, 10)

parentPort?.postMessage('watching')
