import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { listTables } from './list-tables.ts'

/** Connections that their server has closed may exist for another moment. */
const attempts = 20
const pauseMs = 100

/**
 * @throws if a server that can't be asked to step aside, such as one of an older version, works on the database: its
 * caches would still answer from the old data
 */
export async function refuseWhileServed(client: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name in ('parleykit', 'parleykit-jobs')`,
    )
    if (rows.length === 0) return
    await sleep(pauseMs)
  }
  throw new Error(`A ParleyKit server is using this database. Stop it, restore, and start it again.`)
}

/** @throws if a table has rows */
export async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select from public.${pg.escapeIdentifier(name)} limit 1`)
    if (rows.length > 0)
      throw new Error('The database already has data. To replace it with the backup, add --replace.')
  }
}

/** Drops the tables and the job queue, which refers to the dropped rows. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  const names = [...(await listTables(client)).map(({ name }) => name), 'migrations']
  for (const name of names)
    await client.query(`drop table if exists public.${pg.escapeIdentifier(name)} cascade`)
  await client.query('drop schema if exists jobs cascade')
}
