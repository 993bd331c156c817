import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const everyMs = 20
/** A server that hangs for longer counts as hanging so long. */
const longestMs = 60_000

/** Asks /healthz over and over until it is told to end; then says how long the slowest answer took, in milliseconds. */
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
let worst = 0
await ask() // the first one opens the connection
parentPort?.postMessage('watching')
while (!isOver) {
  worst = Math.max(worst, await ask())
  await sleep(everyMs)
}
parentPort?.postMessage(worst)

async function ask(): Promise<number> {
  const begun = performance.now()
  await fetch(`${workerData}/healthz`, { signal: AbortSignal.timeout(longestMs) })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
  return performance.now() - begun
}
