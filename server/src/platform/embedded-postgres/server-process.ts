import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type ProcessAccount, spawnAs } from './run-as.ts'
import type { ServerLog } from './server-log.ts'
import { serverSettings } from './server-settings.ts'
import { socketPort } from './socket-folder.ts'

type Start = {
  folder: string
  socketFolder: string
  binaries: Binaries
  identity: ProcessAccount
  serverLog: ServerLog
  connectionsMax: number | undefined
  walMegabytes: number
  log: (message: string) => void
  /** Receives the process before it accepts connections. */
  onSpawn: (server: ChildProcess) => void
}

/**
 * Starts the server and waits until it accepts connections. Recovery after a power failure has no time limit.
 * @throws EmbeddedPostgresError with the server's own message if it ends instead
 */
export async function startServerProcess(start: Start): Promise<ChildProcess> {
  const giveUp = Date.now() + 5_000
  for (;;) {
    const { serverLog, folder, socketFolder } = start
    const before = serverLog.size()
    // PostgreSQL would mistake any live process with the pid of a killed server for that server.
    await rm(join(folder, 'postmaster.pid'), { force: true })
    await rm(join(socketFolder, `.s.PGSQL.${socketPort}.lock`), { force: true })
    const server = await tryToStart(start)
    if (server !== undefined) return server
    // A killed server's session processes live on for a moment.
    const words = serverLog.recent(before)
    if (!words.includes('pre-existing shared memory block') || Date.now() > giveUp)
      throw new EmbeddedPostgresError(`The database server doesn't start on ${folder}: ${fatal(words)}`)
    await sleep(100)
  }
}

async function tryToStart(start: Start) {
  const { folder, socketFolder, binaries, identity, serverLog, log, onSpawn } = start
  const args = ['-D', folder, '-k', socketFolder, '-p', String(socketPort), ...serverSettings(start)]
  const server = spawnAs(identity, binaries.postgres, args, ['ignore', serverLog.fd, serverLog.fd])
  onSpawn(server)
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  server.once('error', () => {
    ended = true
  })
  let report = Date.now() + 5_000
  while (!ended) {
    const postmaster = await readPostmasterFile(folder)
    if (postmaster?.pid === server.pid && postmaster?.ready) return server
    if (Date.now() > report) {
      log('The database server is still starting; it may be restoring its last state after a crash.')
      report += 30_000
    }
    await sleep(3)
  }
  return undefined
}

/** Messages of a starting server to its clients, which never explain why it ended. */
const notYet = /the database system is (starting up|in recovery mode|not yet accepting|shutting down)/

/** The log line with the reason, without its time stamp. */
function fatal(words: string): string {
  const lines = words
    .trim()
    .split('\n')
    .filter((text) => !notYet.test(text))
  const line = lines.findLast((text) => /FATAL|PANIC/.test(text)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC): +/, '') || 'it gave no reason'
}

/**
 * Stops the server: disconnects its clients and flushes everything to disk, or after 5 s leaves it to recover at its
 * next start.
 */
export async function stopServerProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGINT')
  const immediate = setTimeout(() => server.kill('SIGQUIT'), 5_000)
  const kill = setTimeout(() => server.kill('SIGKILL'), 8_000)
  await exit
  clearTimeout(immediate)
  clearTimeout(kill)
}
