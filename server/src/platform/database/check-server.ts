import pg from 'pg'
import { retry } from '../concurrency/retry.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const oldestVersion = 15
const attemptMs = 3000
const pauseMs = { first: 250, max: 250 }

class UnsuitableServerError extends Error {}

/** Why the server of DATABASE_URL can't be worked with, and apart from that what to do; holds no password. */
export class DatabaseServerError extends Error {
  readonly says: string
  readonly todo: string
  constructor(says: string, todo: string, cause: Error) {
    super(`${says} ${todo}`, { cause })
    this.says = says
    this.todo = todo
  }
}

/**
 * Waits until the server of DATABASE_URL takes connections (it may be starting beside this one) and checks that it
 * is one that ParleyKit can work with.
 * @param patienceMs how long to try, beside one last attempt of at most 3 s
 * @throws DatabaseServerError
 */
export async function checkServer(connectionString: string, patienceMs = 10_000): Promise<void> {
  const giveUp = Date.now() + patienceMs
  const mayPass = (error: unknown) => isDatabaseUnavailable(error) && Date.now() < giveUp
  try {
    await retry(() => checkOnce(connectionString), { pauseMs, mayPass })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [reason, todo] = reasonOf(error)
    throw new DatabaseServerError(
      `The PostgreSQL of DATABASE_URL (${nameOf(connectionString)}) ${reason}`,
      todo,
      error,
    )
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
      throw new UnsuitableServerError(`keeps text as ${encoding}; ParleyKit needs UTF8.`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Host, port and database, without user and password. */
function nameOf(connectionString: string): string {
  const { host, pathname, searchParams } = new URL(connectionString)
  return `${searchParams.get('host') ?? host}${pathname}`
}

/** What is wrong, as the end of a sentence, and what to do. */
function reasonOf(error: Error): readonly [string, string] {
  if (error instanceof UnsuitableServerError)
    return [error.message, 'Name another database in DATABASE_URL, or bring this one up to that.']
  if (isDatabaseUnavailable(error) || /timeout/i.test(error.message))
    return [
      `doesn't answer (${error.message || 'no connection'}).`,
      'Check that it runs and that this machine reaches it.',
    ]
  return [
    `refuses the connection: ${error.message}.`,
    'Check the user, the password and the name of the database in DATABASE_URL.',
  ]
}
