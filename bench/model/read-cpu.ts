import { readFile } from 'node:fs/promises'

const TICKS_A_SECOND = 100

/** CPU time that a process has used so far, in milliseconds, in steps of 10. Linux only. */
export async function readCpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}
