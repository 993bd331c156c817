import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderInUseError } from './embedded-postgres-error.ts'

/**
 * Locks DATA_DIR for this process with an SQLite lock on an empty file. The operating system frees it when the process
 * ends for any reason, so it is never stale, and it can't be taken twice.
 * @throws DataFolderInUseError naming the process that has it
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  const pidFile = join(dataDir, 'server.pid')
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new DataFolderInUseError(
      `${dataDir} is in use by another ParleyKit process (pid ${readPid(pidFile)}). ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
      { cause },
    )
  }
  return {
    release() {
      rmSync(pidFile, { force: true })
      lock.close()
    },
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'just starting'
  } catch {
    return 'just starting'
  }
}
