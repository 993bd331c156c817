import { setTimeout as sleep } from 'node:timers/promises'
import { processFamily, readOrEmpty } from '../product/process-family.ts'

const TICKS_A_SECOND = 100
/** Longer than jobs wait for their turn. */
const LOOK_MS = 5000
const IDLE_SHARE = 0.03

/** CPU time that a process has used so far, in milliseconds, in steps of 10; 0 for one that is gone. Linux only. */
export async function readCpuMs(pid: number): Promise<number> {
  const stat = await readOrEmpty(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_A_SECOND
}

/** Waits until a process and all that it started have nothing more to do, as what follows a training. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const used = async () => {
    const each = await Promise.all((await processFamily(pid)).map(readCpuMs))
    return each.reduce((sum, ms) => sum + ms, 0)
  }
  for (let before = await used(); ; ) {
    await sleep(LOOK_MS)
    const now = await used()
    if (now - before < LOOK_MS * IDLE_SHARE) return
    before = now
  }
}
