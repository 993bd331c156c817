import pg from 'pg'
import { type DatabaseAddress, keepAliveMs } from './database-address.ts'
import { DeadConnectionDetector } from './dead-connection-detector.ts'

/** Work that takes hours isn't given up because a server is busy for a moment. The limit is a minute. */
const answerLooks = 60

/**
 * Passes a separate connection to `work`, in one transaction without a statement timeout, for moving whole tables. A
 * failure rolls everything back.
 * @param begin the statement that begins the transaction
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
  client.on('error', () => {}) // the query in progress fails by itself
  await client.connect()
  try {
    await new DeadConnectionDetector(address, () => {}, { answerLooks }).watch(client)
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end().catch(() => {}) // without a commit before, this rolls back
  }
}
