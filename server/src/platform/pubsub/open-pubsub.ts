import type { Pool } from 'pg'
import type { DatabaseAddress } from '../database/index.ts'
import { listen } from './listen.ts'
import { enterPresence, isPresent, newMember } from './presence.ts'

const channel = 'parleykit_pubsub'

/** The least time between two statements that send messages, in milliseconds: those that come meanwhile are gathered. */
const gatherMs = 200

/** PostgreSQL takes less than 8000 bytes a notification. */
const payloadBytesMax = 7900

/** Messages to whoever follows a topic in any process of this database. They are hints: one can get lost. */
export interface Pubsub {
  /**
   * Tells the topic's subscribers, at once where nothing was sent just before; what is published twice until it is sent is
   * told once. Call it after the commit.
   */
  publish(topic: string, message: object): void
  /** Hears a topic's messages, and null where some may have been missed. Returns what ends it. */
  subscribe(topic: string, hear: (message: unknown) => void): () => void
  /** Names this process to the others of the database, from its start to its end. */
  readonly member: number
  /** Whether the process of that name can be heard of. One that has lost its connection is away for some seconds. */
  isPresent(member: number): Promise<boolean>
  close(): Promise<void>
}

/**
 * Publish and subscribe by PostgreSQL's NOTIFY. It is sent apart from the transactions that write: inside of them it
 * would make their commits wait for each other.
 * @param onTime hears of the database's clock every few seconds, and when it was read by this process's monotonic one
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
