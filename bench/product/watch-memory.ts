import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../e2e/support/run-server.ts'
import { memoryOfFamily } from './memory-of-family.ts'

const everyMs = 50

export interface MemoryWatch {
  /** Proportional memory (PSS) of the server and all below it when the watch began, in bytes. */
  readonly before: number
  /** Ends the watch; resolves to the most that it was. */
  stop(): Promise<number>
}

/** Measures the memory of a server with its PostgreSQL and its child processes over and over. Linux only. */
export async function watchMemory({ process: { pid } }: ServerProcess): Promise<MemoryWatch> {
  if (pid === undefined) throw new Error('The server has no process')
  const before = await memoryOfFamily(pid)
  let isOver = false
  let most = before
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOfFamily(pid))
      await sleep(everyMs)
    }
  })()
  return {
    before,
    async stop() {
      isOver = true
      await watching
      return most
    },
  }
}
