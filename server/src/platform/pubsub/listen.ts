import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type DatabaseAddress,
  DeadConnectionDetector,
  keepAliveMs,
  keepHeartbeat,
} from '../database/index.ts'

/**
 * Milliseconds between attempts to reach an unavailable database. A process that is away for longer is considered dead.
 */
const retryMs = { first: 250, max: 2000 }

export interface Listening {
  stop(): Promise<void>
}

interface Listener {
  /** Called with every new connection before it listens. */
  prepare(client: pg.Client): Promise<unknown>
  onNotification(payload: string): void
  /** Called when a lost connection is restored. Messages sent meanwhile are lost. */
  onGap(): void
  onConnectionLost(error: Error): void
  /** Receives the database's time every few seconds, and this process's monotonic time at which it was read. */
  onTime(at: Date, readAtMs: number): void
}

/** Keeps one connection that LISTENs to a channel, and reopens it after the database was unavailable or silent. */
export function listen(address: DatabaseAddress, channel: string, listener: Listener): Listening {
  const stopping = new AbortController()
  const silence = new DeadConnectionDetector(address, () => {})
  const running = keepListening()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }

  async function keepListening() {
    let waitMs = retryMs.first
    for (let wasAway = false; !stopping.signal.aborted; wasAway = true) {
      const client = new pg.Client({
        ...address,
        application_name: 'parleykit-listen',
        connectionTimeoutMillis: 5000,
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveMs,
      })
      try {
        const ended = endOf(client)
        client.on('notification', ({ payload }) => listener.onNotification(payload ?? ''))
        await client.connect()
        await silence.watch(client)
        await listener.prepare(client)
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        if (wasAway) listener.onGap()
        keepHeartbeat(client, listener.onTime)
        waitMs = retryMs.first
        await Promise.race([ended, abortOf(stopping.signal)])
      } catch (error) {
        if (error instanceof Error) listener.onConnectionLost(error)
      }
      await client.end().catch(() => {}) // it may be gone already
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      waitMs = Math.min(2 * waitMs, retryMs.max)
    }
  }
}

/** Rejects when the connection breaks. */
function endOf(client: pg.Client): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  client.on('error', reject)
  client.on('end', () => reject(new Error('The listening connection ended')))
  promise.catch(() => {}) // it may break before it is awaited
  return promise
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
