import type { ChildProcess } from 'node:child_process'
import { retry } from '../concurrency/retry.ts'
import { stopServerProcess } from './server-process.ts'

/** A server that is restarted whenever it ends without being stopped. */
export type SupervisedServer = {
  /** The current process ID, or the last one. */
  pid(): number
  /** Tells the process to end, without waiting for it. */
  interrupt(): void
  /** Ends the server for good. */
  stop(): Promise<void>
}

const pauseMs = { first: 50, max: 5_000 }

/**
 * Starts a server and keeps it running. If it is killed, crashes or runs out of disk space, it is restarted with
 * growing delays until it runs or is stopped. The first start isn't retried: its error goes to the caller.
 * @param start resolves when the server accepts connections; reports its process at once
 */
export async function superviseServer(
  start: (onSpawn: (server: ChildProcess) => void) => Promise<ChildProcess>,
  log: (message: string, level?: 'error') => void,
): Promise<SupervisedServer> {
  const stopped = new AbortController()
  let server: ChildProcess | undefined
  let restart = Promise.resolve()
  const startOnce = async () => {
    const started = await start((spawned) => {
      server = spawned
      if (stopped.signal.aborted) spawned.kill('SIGINT')
    })
    const onExit = () => {
      restart = startAgain(started)
    }
    if (hasEnded(started)) onExit()
    else started.once('exit', onExit)
  }
  const startAgain = async (ended: ChildProcess) => {
    if (stopped.signal.aborted) return
    log(
      `The database server ended (${ended.signalCode ?? `exit code ${ended.exitCode}`}); starting it again.`,
      'error',
    )
    let lastReason = ''
    const shouldRetry = (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== lastReason && !stopped.signal.aborted) log(reason, 'error')
      lastReason = reason
      return true
    }
    await retry(startOnce, { pauseMs, signal: stopped.signal, ref: false, shouldRetry }).then(
      () => log('The database server is back.'),
      () => {}, // stopped meanwhile
    )
  }
  await startOnce()
  return {
    pid: () => server?.pid ?? 0,
    interrupt: () => server?.kill('SIGINT'),
    async stop() {
      stopped.abort()
      if (server) await stopServerProcess(server)
      await restart
    },
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}
