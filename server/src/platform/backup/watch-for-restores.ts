import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { retry } from '../concurrency/retry.ts'
import {
  type DatabaseAddress,
  DeadConnectionDetector,
  type Heartbeat,
  keepAliveMs,
  keepHeartbeat,
} from '../database/index.ts'
import { isRestoreNotification, registerServer, releaseServerLock } from './restore-lock.ts'

const pauseMs = { first: 100, max: 1000 }

/** A server's registration at its database, which a restore can ask it to give up for a while. */
export interface RestoreWatch {
  /** Resolves when the server must stop all work on the database, because a restore asks for it or one was missed. */
  readonly restoreRequested: Promise<void>
  /** Call this when all work has ended. It lets the restore proceed and resolves when it is over. */
  yieldToRestore(): Promise<void>
  close(): Promise<void>
}

/**
 * Registers, in a separate session, that a server works on the database, and listens for restores. A lost session is
 * opened again; the database's content then shows whether a restore happened meanwhile.
 */
export async function watchForRestores(
  address: DatabaseAddress,
  onConnectionLost: (error: unknown) => void,
): Promise<RestoreWatch> {
  const asked = Promise.withResolvers<void>()
  const closing = new AbortController()
  let session = await attach(address, asked.resolve)
  const keeping = keep(session.content)

  async function keep(content: string): Promise<void> {
    for (;;) {
      const error = await session.lost
      if (closing.signal.aborted) return
      onConnectionLost(error)
      const again = await attachAgain()
      if (!again) return
      session = again
      if (closing.signal.aborted) return void session.client.end().catch(() => {})
      if (session.content !== content) asked.resolve()
    }
  }

  /** Null if it was closed meanwhile. */
  async function attachAgain(): Promise<Session | null> {
    const { signal } = closing
    await sleep(pauseMs.first, undefined, { signal }).catch(() => {})
    return retry(() => attach(address, asked.resolve, signal), { pauseMs, signal }).catch(() => null)
  }

  async function close(): Promise<void> {
    closing.abort()
    await session.client.end().catch(() => {}) // it may be gone already
    await keeping
  }

  return {
    restoreRequested: asked.promise,
    async yieldToRestore() {
      // A lost session has stepped aside as well, and the next server to start waits for the schema lock.
      await session.heartbeat.stop()
      await releaseServerLock(session.client).catch((error: unknown) => {
        if (!closing.signal.aborted) onConnectionLost(error)
      })
    },
    close,
  }
}

interface Session {
  readonly client: pg.Client
  readonly content: string
  readonly lost: Promise<Error>
  readonly heartbeat: Heartbeat
}

async function attach(address: DatabaseAddress, onAsked: () => void, signal?: AbortSignal): Promise<Session> {
  const client = new pg.Client({
    ...address,
    application_name: 'parleykit-watch',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  })
  const lost = new Promise<Error>((resolve) => {
    client.on('error', resolve)
    client.on('end', () => resolve(new Error('the connection ended')))
  })
  client.on('notification', (notification) => {
    if (isRestoreNotification(notification)) onAsked()
  })
  const giveUp = () => void client.end().catch(() => {})
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    await client.connect()
    await new DeadConnectionDetector(address, () => {}).watch(client)
    const content = await registerServer(client)
    return { client, content, lost, heartbeat: keepHeartbeat(client, () => {}) }
  } catch (error) {
    giveUp()
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}
