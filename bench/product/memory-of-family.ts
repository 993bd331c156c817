import { processFamily, readOrEmpty } from './process-family.ts'

/** Proportional memory (PSS) of a process and all that it started, in bytes. Linux only. */
export async function memoryOfFamily(pid: number): Promise<number> {
  let bytes = 0
  for (const id of await processFamily(pid)) bytes += await memoryOfProcess(id)
  return bytes
}

/** The same of one process alone; 0 for one that is gone. */
export async function memoryOfProcess(pid: number): Promise<number> {
  const pss = /^Pss:\s+(\d+) kB/m.exec(await readOrEmpty(`/proc/${pid}/smaps_rollup`))
  return Number(pss?.[1] ?? 0) * 1024
}
