import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { statementMs } from './open-database.ts'
import { type ServerToCheck, UnsuitableServerError, withProbe } from './probe.ts'

/** So often two connections are looked at in turn: a pooler of a busy server may lead one to the same session thrice. */
const rounds = 10

const declareIt =
  'Set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL to the direct URL of the same database.'

/**
 * That each connection is a session of its own, on which locks, LISTEN and statements by name depend.
 * @throws UnsuitableServerError
 */
export async function checkSessions({ connectionString, variable }: ServerToCheck): Promise<void> {
  if (!(await withProbe(connectionString, isPooled))) return
  if (await sharesSessions(connectionString))
    throw new UnsuitableServerError(
      "is a pooler in transaction mode, which doesn't keep sessions between statements.",
      variable === 'DATABASE_URL' ? declareIt : 'Use a URL that bypasses the pooler.',
    )
  // A pooler in session mode answers until it is asked for what the product's own connections ask for.
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
 * That a pooler lets transactions through, to the database that the direct address leads to: a lock that one side has,
 * the other must find taken.
 * @throws UnsuitableServerError
 */
export async function checkWayThrough(poolerUrl: string, directUrl: string): Promise<void> {
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

/** Whether somebody stands in between: the process that a connection was told of isn't the one that answers. */
async function isPooled(client: pg.Client): Promise<boolean> {
  return 'processID' in client && client.processID !== (await sessionOf(client))
}

/** Whether two connections are seen in one session, or one of them in two. */
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
