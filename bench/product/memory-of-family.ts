import { processFamily, readOrEmpty } from './process-family.ts'

/** Proportional memory (PSS) of a process and all that it started, in bytes. Linux only. */
export async function memoryOfFamily(pid: number): Promise<number> {
  let bytes = 0
  for (const id of await processFamily(pid)) {
    const pss = /^Pss:\s+(\d+) kB/m.exec(await readOrEmpty(`/proc/${id}/smaps_rollup`))
    bytes += Number(pss?.[1] ?? 0) * 1024
  }
  return bytes
}
