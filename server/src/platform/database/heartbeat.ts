import type { Socket } from 'node:net'
import type pg from 'pg'
import { usefulMs } from './get-database-time.ts'

/** Interval in milliseconds. Checks that a busy process misses don't count against the database. */
const lookMs = 1000
const beatLooks = 5
const answerLooks = 5

export interface Heartbeat {
  /** Resolves when the connection is free for other queries. */
  stop(): Promise<void>
}

/**
 * Queries the time every few seconds on a connection that otherwise only listens, and breaks the connection if no
 * answer comes: a network that drops packets doesn't close a connection.
 * @param onTime receives the database's time, and this process's monotonic time at which it was read
 */
export function keepHeartbeat(client: pg.Client, onTime: (at: Date, readAtMs: number) => void): Heartbeat {
  let looks = 0
  let pending: Promise<void> | null = null
  const ask = async () => {
    const askedMs = performance.now()
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const answeredMs = performance.now()
    if (rows[0] && answeredMs - askedMs < usefulMs) onTime(rows[0].at, (askedMs + answeredMs) / 2)
  }
  const beat = () => {
    looks = 0
    pending = ask()
      .catch(() => {}) // the connection's own error reports it
      .finally(() => {
        looks = 0
        pending = null
      })
  }
  const timer = setInterval(() => {
    looks++
    if (pending && looks >= answerLooks) streamOf(client).destroy()
    else if (!pending && looks >= beatLooks) beat()
  }, lookMs).unref()
  client.once('end', () => clearInterval(timer))
  beat()
  return {
    stop: async () => {
      clearInterval(timer)
      await pending
    },
  }
}

function streamOf(client: pg.Client): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
}
