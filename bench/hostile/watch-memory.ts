import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../product/run-server.ts'

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

async function memoryOfFamily(pid: number): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readOrEmpty(`/proc/${name}/stat`)
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isBelow(parents.get(id)))
  let bytes = 0
  for (const id of parents.keys()) {
    if (!isBelow(id)) continue
    const pss = /^Pss:\s+(\d+) kB/m.exec(await readOrEmpty(`/proc/${id}/smaps_rollup`))
    bytes += Number(pss?.[1] ?? 0) * 1024
  }
  return bytes
}

/** What a process that has just ended had to say is of no interest. */
const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
