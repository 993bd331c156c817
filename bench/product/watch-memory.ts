import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOfFamily } from './memory-of-family.ts'

const everyMs = 100

/** Watches the memory of a process and all that it started; `stop` resolves to the most that they had, in bytes. */
export function watchMemory(pid: number): { stop(): Promise<number> } {
  let isOver = false
  let most = 0
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOfFamily(pid))
      await sleep(everyMs)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return most
    },
  }
}
