import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { lchown, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivateFolder } from '../data-folder/create-private-folder.ts'
import { getDiskSpace } from '../data-folder/get-disk-space.ts'
import { restrictDataFolder } from '../data-folder/restrict-data-folder.ts'
import { findBinaries } from './binaries.ts'
import { chooseAccount } from './choose-account.ts'
import { appRole, createAppRole } from './create-app-role.ts'
import { DataFolderInUseError } from './embedded-postgres-error.ts'
import { explainFileError } from './explain-file-error.ts'
import { initialise, inspectFolder, productName } from './initialise.ts'
import { stopLeftoverServer } from './leftover-server.ts'
import { openServerLog } from './server-log.ts'
import { startServerProcess } from './server-process.ts'
import { chooseWalMegabytes } from './server-settings.ts'
import { makeSocketFolder, removeSocketFolder, socketPort } from './socket-folder.ts'
import { superviseServer } from './supervise-server.ts'

const usualReserveBytes = 256 * 1024 * 1024

/** A PostgreSQL server started by this process. If it is killed or crashes, it is restarted at the same address. */
export type EmbeddedPostgres = {
  /** The connection options for node-postgres; `host` is the folder of the Unix socket. */
  connection: { host: string; port: number; user: string; database: string }
  /** The server's process ID, which changes when the server is restarted. */
  readonly pid: number
  /** Stops the server within 10 s (usually 10 ms) and releases DATA_DIR. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL as a child process with its data in `<dataDir>/postgres`, and creates the database on first use. A
 * server left behind by a killed process is first stopped cleanly. A crash loses no committed data.
 * @param options.userNamespaces off if root must run the server under another account instead
 * @param options.log receives, at level `error`, that the server ended and why it can't be restarted
 * @param options.connectionsMax for more than one product on the same server
 * @param options.reserveBytes of the disk: the write-ahead log takes half of them at most
 * @throws EmbeddedPostgresError with a message for the operator; the folder is left as it was
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (message: string, level?: 'error') => void
  userNamespaces?: boolean
  connectionsMax?: number
  reserveBytes?: number
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  return start({ ...options, dataDir }).catch((error: unknown) => {
    throw explainFileError(error, dataDir)
  })
}

async function start(options: {
  dataDir: string
  log: (message: string, level?: 'error') => void
  userNamespaces?: boolean
  connectionsMax?: number
  reserveBytes?: number
}): Promise<EmbeddedPostgres> {
  await using opened = new AsyncDisposableStack()
  const { dataDir, log, userNamespaces = true, connectionsMax, reserveBytes = usualReserveBytes } = options
  const folder = join(dataDir, 'postgres')
  const packaged = findBinaries()

  await createPrivateFolder(dataDir)
  const lock = lockDataFolder(dataDir)
  opened.defer(lock.release)

  const content = await inspectFolder(folder, packaged.major)
  const { identity, binaries } = await chooseAccount({ dataDir, folder, binaries: packaged, userNamespaces })
  // An account that runs PostgreSQL must be able to traverse it.
  await restrictDataFolder(dataDir, identity.account ? 0o711 : 0o700, log)
  if (content === 'empty') {
    log(`Creating the database in ${folder}.`)
    await initialise(folder, binaries, identity)
  } else {
    await stopLeftoverServer(folder, log)
    if (identity.account) await ownFolder(folder, identity.account)
  }

  const socketFolder = await makeSocketFolder(identity)
  opened.defer(() => removeSocketFolder(socketFolder))
  const serverLog = openServerLog(join(dataDir, 'postgres.log'))
  opened.defer(serverLog.close)
  const { freeBytes } = await getDiskSpace(dataDir)
  const walMegabytes = chooseWalMegabytes({ freeBytes, reserveBytes })
  const started = { folder, socketFolder, binaries, identity, serverLog, walMegabytes }
  const server = await superviseServer(
    (onSpawn) => startServerProcess({ ...started, connectionsMax, log, onSpawn }),
    log,
  )
  await createAppRole({ host: socketFolder, port: socketPort }).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })

  // If this process exits by itself, the server stops too. Only kill -9 leaves it to the next start.
  const stopAtExit = () => {
    server.interrupt()
    rmSync(socketFolder, { recursive: true, force: true })
  }
  process.once('exit', stopAtExit)
  const running = opened.move()
  let stopping: Promise<void> | undefined
  return {
    connection: { host: socketFolder, port: socketPort, user: appRole, database: productName },
    get pid() {
      return server.pid()
    },
    stop() {
      stopping ??= server.stop().then(() => {
        process.off('exit', stopAtExit)
        return running.disposeAsync()
      })
      return stopping
    },
  }
}

/**
 * Locks DATA_DIR for this process with an SQLite lock on an empty file. The operating system frees it when the process
 * ends for any reason, so it is never stale, and it can't be taken twice.
 * @throws DataFolderInUseError naming the process that has it
 */
function lockDataFolder(dataDir: string): { release(): void } {
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

/**
 * Gives root's database folder to the server's account. The top folder comes last, so that an interrupted run is
 * repeated.
 */
async function ownFolder(folder: string, account: { uid: number; gid: number }): Promise<void> {
  const { uid } = await stat(folder)
  if (uid === account.uid) return
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), account.uid, account.gid)
  await lchown(folder, account.uid, account.gid)
}
