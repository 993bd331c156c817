import { readdir, readFile } from 'node:fs/promises'

/** A process and all that it started, directly or not. Linux only. */
export async function processFamily(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readOrEmpty(`/proc/${name}/stat`)
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isBelow(parents.get(id)))
  return [...parents.keys()].filter(isBelow)
}

/** A process that has just ended has nothing to say. */
export const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
