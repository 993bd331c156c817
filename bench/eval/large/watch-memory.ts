import { readdir, readFile } from 'node:fs/promises'

export interface PeakMemory {
  /** Peak resident set of the process itself (VmHWM), in MB. */
  readonly serverMb: number
  /** Of the largest process beneath it: readers of files and PostgreSQL's (with its shared buffers). */
  readonly largestChildMb: number
}

/** Follows a process and those beneath it until `stop` is called. Linux only. */
export function watchMemory(pid: number): { stop: () => Promise<PeakMemory> } {
  const peaks = new Map<number, number>()
  const look = async () => {
    for (const child of await processTree(pid)) {
      const peak = await readPeakMb(child)
      peaks.set(child, Math.max(peaks.get(child) ?? 0, peak))
    }
  }
  const timer = setInterval(() => void look(), 500)
  return {
    stop: async () => {
      clearInterval(timer)
      await look()
      const children = [...peaks].filter(([process]) => process !== pid).map(([, peak]) => peak)
      return { serverMb: peaks.get(pid) ?? 0, largestChildMb: Math.max(0, ...children) }
    },
  }
}

async function processTree(root: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const tree = [root]
  for (const parent of tree) {
    for (const [child, of] of parents) if (of === parent) tree.push(child)
  }
  return tree
}

/** 0 for a process that has ended. */
async function readPeakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}
