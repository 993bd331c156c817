import { readdir, readFile } from 'node:fs/promises'

/** Proportional memory (PSS) of a process and all that it started, in bytes. Linux only. */
export async function memoryOfFamily(pid: number): Promise<number> {
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

/** A process that has just ended has nothing to say. */
const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
