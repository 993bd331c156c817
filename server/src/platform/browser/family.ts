import { readdir, readFile } from 'node:fs/promises'

export interface Family {
  readonly pids: number[]
  /** Resident memory that isn't shared, in bytes. */
  readonly bytes: number
}

const pageBytes = 4096

/** A process and all its descendants, as Linux reports them; elsewhere only the process itself. */
export async function familyOf(pid: number): Promise<Family> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readOrEmpty(`/proc/${name}/stat`)
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const pids = [pid, ...[...parents.keys()].filter((id) => isBelow(id, pid, parents))]
  let bytes = 0
  for (const id of pids) {
    const [, resident = 0, shared = 0] = (await readOrEmpty(`/proc/${id}/statm`)).split(' ').map(Number)
    bytes += Math.max(0, resident - shared) * pageBytes
  }
  return { pids, bytes }
}

function isBelow(id: number, pid: number, parents: ReadonlyMap<number, number>): boolean {
  for (let parent = parents.get(id); parent !== undefined; parent = parents.get(parent))
    if (parent === pid) return true
  return false
}

/** A process that has just ended has no data. */
const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
