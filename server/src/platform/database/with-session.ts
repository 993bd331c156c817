import pg from 'pg'
import { type DatabaseAddress, keepAliveMs } from './database-address.ts'
import { SilenceWatch } from './silence-watch.ts'

/** What takes hours isn't given up for a server that is busy for a moment: a minute. */
const answerLooks = 60

/**
 * Hands `work` a connection of its own in one transaction, without a limit on a statement's time: for what moves
 * whole tables. A failure rolls everything back.
 * @param begin how the transaction begins
 */
export async function withSession<Result>(
  address: DatabaseAddress,
  begin: 'begin' | 'begin isolation level repeatable read read only',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...address,
    application_name: 'parleykit-maintenance',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  })
  client.on('error', () => {}) // the query that is under way fails by itself
  await client.connect()
  try {
    await new SilenceWatch(address, () => {}, { answerLooks }).watch(client)
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end().catch(() => {}) // without a commit before, this rolls back
  }
}
