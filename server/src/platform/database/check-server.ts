import pg from 'pg'
import { retry } from '../concurrency/retry.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const oldestVersion = 15
const attemptMs = 3000
const pauseMs = { first: 250, max: 250 }

class UnsuitableServerError extends Error {}

/**
 * Waits until the server of DATABASE_URL takes connections (it may be starting beside this one) and checks that it
 * is one that ParleyKit can work with.
 * @param patienceMs how long to try, beside one last attempt of at most 3 s
 * @throws with a message for the operator that holds no password
 */
export async function checkServer(connectionString: string, patienceMs = 10_000): Promise<void> {
  const giveUp = Date.now() + patienceMs
  const mayPass = (error: unknown) => isDatabaseUnavailable(error) && Date.now() < giveUp
  try {
    await retry(() => checkOnce(connectionString), { pauseMs, mayPass })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new Error(`The PostgreSQL of DATABASE_URL (${nameOf(connectionString)}) ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

async function checkOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: attemptMs,
    query_timeout: attemptMs,
  })
  client.on('error', () => {}) // the query that is under way fails by itself
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    const { version, encoding } = rows[0]
    if (Number.parseInt(version, 10) < oldestVersion)
      throw new UnsuitableServerError(`is of version ${version}; ParleyKit needs ${oldestVersion} or newer.`)
    if (encoding !== 'UTF8')
      throw new UnsuitableServerError(`keeps text as ${encoding}; make a database with encoding UTF8.`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Host, port and database, without user and password. */
function nameOf(connectionString: string): string {
  const { host, pathname, searchParams } = new URL(connectionString)
  return `${searchParams.get('host') ?? host}${pathname}`
}

function reasonOf(error: Error): string {
  if (error instanceof UnsuitableServerError) return error.message
  if (isDatabaseUnavailable(error) || /timeout/i.test(error.message))
    return `doesn't answer (${error.message || 'no connection'}). Check that it runs and that this machine reaches it.`
  return `refuses the connection: ${error.message}`
}
