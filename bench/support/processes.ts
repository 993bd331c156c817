import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../e2e/support/run-server.ts'

// What processes cost, read from /proc: Linux only.

const TICKS_A_SECOND = 100
/** Longer than jobs wait for their turn. */
const IDLE_LOOK_MS = 5000
const IDLE_SHARE = 0.03
const MEMORY_LOOK_MS = 50

/** A process and all its descendants. */
export async function processFamily(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    parents.set(Number(name), Number((await statFields(Number(name)))[1]))
  }
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isBelow(parents.get(id)))
  return [...parents.keys()].filter(isBelow)
}

/** Proportional memory (PSS) of a process and all its descendants, in bytes. */
export async function memoryOfFamily(pid: number): Promise<number> {
  let bytes = 0
  for (const id of await processFamily(pid)) bytes += await memoryOfProcess(id)
  return bytes
}

/** Proportional memory (PSS) of one process, in bytes; 0 if it has ended. */
export async function memoryOfProcess(pid: number): Promise<number> {
  const pss = /^Pss:\s+(\d+) kB/m.exec(await readOrEmpty(`/proc/${pid}/smaps_rollup`))
  return Number(pss?.[1] ?? 0) * 1024
}

/** CPU time that a process has used so far, in milliseconds, in steps of 10; 0 if it has ended. */
export async function readCpuMs(pid: number): Promise<number> {
  const fields = await statFields(pid)
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_A_SECOND
}

/** CPU time of a process and all its descendants so far, in milliseconds. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const each = await Promise.all((await processFamily(pid)).map(readCpuMs))
  return each.reduce((sum, ms) => sum + ms, 0)
}

/** Waits until a process and all its descendants have nothing more to do, such as the work that follows a training. */
export async function waitUntilIdle(pid: number): Promise<void> {
  for (let before = await cpuOfFamily(pid); ; ) {
    await sleep(IDLE_LOOK_MS)
    const now = await cpuOfFamily(pid)
    if (now - before < IDLE_LOOK_MS * IDLE_SHARE) return
    before = now
  }
}

export interface MemoryWatch {
  /** Proportional memory (PSS) of the server and its descendants when the watch began, in bytes. */
  readonly before: number
  /** Ends the watch; resolves to the peak. */
  stop(): Promise<number>
}

/** Measures the memory of a server with its PostgreSQL and its child processes again and again. */
export async function watchMemory({ process: { pid } }: ServerProcess): Promise<MemoryWatch> {
  if (pid === undefined) throw new Error('The server has no process')
  const before = await memoryOfFamily(pid)
  let isOver = false
  let peak = before
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await memoryOfFamily(pid))
      await sleep(MEMORY_LOOK_MS)
    }
  })()
  return {
    before,
    async stop() {
      isOver = true
      await watching
      return peak
    },
  }
}

/** The fields of /proc/PID/stat after the command's name; empty if the process has ended. */
async function statFields(pid: number): Promise<string[]> {
  const stat = await readOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
