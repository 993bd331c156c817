import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { statementMs } from './open-database.ts'
import { type ServerToCheck, UnsuitableServerError, withProbe } from './probe.ts'

/**
 * How many pairs of connections are compared: a busy server's pooler may route a pair to the same session three times.
 */
const rounds = 10

const declareIt =
  'Set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL to the direct URL of the same database.'

/**
 * Checks that each connection is a separate session, which locks, LISTEN and prepared statements require.
 * @throws UnsuitableServerError
 */
export async function checkSessions({ connectionString, envVariable }: ServerToCheck): Promise<void> {
  if (!(await withProbe(connectionString, isPooled))) return
  if (await sharesSessions(connectionString))
    throw new UnsuitableServerError(
      "is a pooler in transaction mode, which doesn't keep sessions between statements.",
      envVariable === 'DATABASE_URL' ? declareIt : 'Use a URL that bypasses the pooler.',
    )
  // A pooler in session mode works until it sees the startup parameters of the product's own connections.
  await withProbe(connectionString, async () => {}, { statement_timeout: statementMs }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && /startup parameter/i.test(error.message))) throw error
      throw new UnsuitableServerError(
        `is a pooler that rejects the connection's startup parameters (${error.message}).`,
        'Add statement_timeout to its ignore_startup_parameters, or use a URL that bypasses it.',
      )
    },
  )
}

/**
 * Checks that a pooler passes transactions on to the same database as the direct address: a lock taken on one side must
 * be taken on the other.
 * @throws UnsuitableServerError
 */
export async function checkPoolerRoute(poolerUrl: string, directUrl: string): Promise<void> {
  const lock = [randomInt(2 ** 31), randomInt(2 ** 31)]
  const isFree = await withProbe(directUrl, async (direct) => {
    await direct.query('select pg_advisory_lock($1, $2)', lock)
    return withProbe(poolerUrl, (pooled) => findFree(pooled, lock))
  })
  if (isFree)
    throw new UnsuitableServerError(
      "isn't the same database as DATABASE_DIRECT_URL.",
      'Point both URLs to the same database on the same server.',
    )
}

async function findFree(pooled: pg.Client, lock: readonly number[]): Promise<boolean> {
  try {
    await pooled.query('begin')
    const { rows } = await pooled.query('select pg_try_advisory_xact_lock($1, $2) as free', [...lock])
    await pooled.query('commit')
    return rows[0].free
  } catch (error) {
    if (!(error instanceof Error && /statement pooling/i.test(error.message))) throw error
    throw new UnsuitableServerError(
      "is a pooler in statement mode, which doesn't support transactions.",
      'Set its pool_mode to transaction for this database.',
    )
  }
}

/** Whether there is a proxy in between: the process ID sent at connection isn't the one that answers. */
async function isPooled(client: pg.Client): Promise<boolean> {
  return 'processID' in client && client.processID !== (await sessionOf(client))
}

/** Whether two connections share a session, or one of them uses two. */
async function sharesSessions(connectionString: string): Promise<boolean> {
  return withProbe(connectionString, (one) =>
    withProbe(connectionString, async (other) => {
      const [ofOne, ofOther] = [new Set<number>(), new Set<number>()]
      for (let round = 0; round < rounds; round++) {
        ofOne.add(await sessionOf(one))
        ofOther.add(await sessionOf(other))
        if (ofOne.size > 1 || ofOther.size > 1 || [...ofOne].some((pid) => ofOther.has(pid))) return true
      }
      return false
    }),
  )
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
