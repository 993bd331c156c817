import { execFile } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { platform } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { removeSocketFolder } from './socket-folder.ts'

/**
 * Stops the server that a killed process left running on this folder, and removes what a power failure left. Nothing is
 * lost: committed data are on disk. The caller must hold the folder's lock.
 */
export async function stopLeftoverServer(folder: string, log: (message: string) => void): Promise<void> {
  const postmaster = await readPostmasterFile(folder)
  if (postmaster === undefined) return
  const { pid, socketFolder } = postmaster

  if (await runsOn(folder, pid)) {
    log(`Stopping the database server that an earlier process left running (pid ${pid}).`)
    for (const [signal, seconds] of [
      ['SIGINT', 5],
      ['SIGQUIT', 3],
      ['SIGKILL', 2],
    ] as const) {
      send(pid, signal)
      const until = Date.now() + seconds * 1000
      while (Date.now() < until && (await runsOn(folder, pid))) await sleep(5)
      if (!(await runsOn(folder, pid))) break
    }
    if (await runsOn(folder, pid))
      throw new EmbeddedPostgresError(
        `An earlier database server (pid ${pid}) on ${folder} can't be stopped.`,
      )
  }
  // PostgreSQL itself would mistake any live process with the recorded pid for its server, even after a reboot.
  await rm(join(folder, 'postmaster.pid'), { force: true })
  await removeSocketFolder(socketFolder)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Whether the process is a PostgreSQL server on this folder: a server's working directory is its data folder. */
async function runsOn(folder: string, pid: number): Promise<boolean> {
  if (platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }))
    return stdout.includes('postgres') && stdout.includes(folder)
  }
  const [own, its] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`).catch(() => undefined)])
  return its !== undefined && own.dev === its.dev && own.ino === its.ino
}
