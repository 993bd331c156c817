import type { Pool } from 'pg'
import type { DatabaseAddress } from '../database/index.ts'
import { listen } from './listen.ts'
import { enterPresence, isPresent, newMember } from './presence.ts'

const channel = 'parleykit_pubsub'

/** Minimum time between two statements that send messages, in milliseconds. Messages in between are batched. */
const gatherMs = 200

/** PostgreSQL's limit is just under 8000 bytes per notification. */
const payloadBytesMax = 7900

/** Messages to subscribers of a topic in any process of this database. They are hints, and can get lost. */
export interface Pubsub {
  /**
   * Notifies the topic's subscribers, immediately unless something was sent just before. Repeated messages are sent
   * once per batch. Call this after the commit.
   */
  publish(topic: string, message: object): void
  /**
   * Subscribes to a topic's messages. The callback receives null if some may have been missed. Returns a function that
   * unsubscribes.
   */
  subscribe(topic: string, hear: (message: unknown) => void): () => void
  /** This process's name among those of the database, the same for its lifetime. */
  readonly member: number
  /**
   * Whether the process with a name is connected. A process that has lost its connection counts as away for some
   * seconds.
   */
  isPresent(member: number): Promise<boolean>
  close(): Promise<void>
}

/**
 * Publish and subscribe with PostgreSQL's NOTIFY. Messages are sent outside writing transactions, whose commits would
 * otherwise wait for each other.
 * @param onTime receives the database's time every few seconds, and this process's monotonic time at which it was read
 */
export function openPubsub(
  database: { readonly address: DatabaseAddress; readonly pool: Pool },
  onFault: (error: Error) => void,
  onTime: (at: Date, readAtMs: number) => void = () => {},
): Pubsub {
  const subscribers = new Map<string, Set<(message: unknown) => void>>()
  const gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sentAt = Number.NEGATIVE_INFINITY
  const member = newMember()

  const listening = listen(database.address, channel, {
    prepare: (client) => enterPresence(client, member),
    onNotification(payload) {
      const { topic, message } = JSON.parse(payload) as { topic: string; message: unknown }
      for (const hear of subscribers.get(topic) ?? []) hear(message)
    },
    onGap() {
      for (const ofTopic of subscribers.values()) for (const hear of ofTopic) hear(null)
    },
    onConnectionLost: onFault,
    onTime,
  })

  async function send() {
    timer = undefined
    sentAt = performance.now()
    const payloads = [...gathered]
    gathered.clear()
    if (payloads.length === 0) return
    await database.pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
      .catch(onFault)
  }

  return {
    publish(topic, message) {
      const payload = JSON.stringify({ topic, message })
      if (Buffer.byteLength(payload) > payloadBytesMax) throw new Error('The message is too long to publish')
      gathered.add(payload)
      timer ??= setTimeout(send, Math.max(0, sentAt + gatherMs - performance.now()))
    },
    subscribe(topic, hear) {
      const ofTopic = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, ofTopic.add(hear))
      return () => {
        ofTopic.delete(hear)
        if (ofTopic.size === 0 && subscribers.get(topic) === ofTopic) subscribers.delete(topic)
      }
    },
    member,
    isPresent: (of) => isPresent(database.pool, of),
    async close() {
      clearTimeout(timer)
      await send()
      await listening.stop()
    },
  }
}
