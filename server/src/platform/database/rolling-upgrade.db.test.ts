import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { breachesOf, readCatalog } from '../../../test/compare-catalogs.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts'
import { migrateDatabase } from './migrate-database.ts'
import { applyMigrations, contracts, type Migration, readMigrations } from './migrations.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

/** The first steps were made for servers that stop for an upgrade: those after this one let the version before go on. */
const lastThatMayContract = 1_795_413_542_939

const migrations = readMigrations()
const newest = migrations.at(-1)

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

/** Statements as a later version would bring them. */
function stepOf(...sql: string[]): Migration {
  return { sql, hash: sql.join(), folderMillis: (newest?.folderMillis ?? 0) + 1, bps: true }
}

const address = () => ({ connectionString: database.url })
const withoutBackup = async () => {}

describe('the changes of the schema', () => {
  it('leave the version before working, or say that they do not', async () => {
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    const unsaid: string[] = []
    const old: string[] = []
    let before = await readCatalog(client)
    for (const [index, migration] of migrations.entries()) {
      await applyMigrations(client, migrations.slice(0, index + 1))
      const after = await readCatalog(client)
      const breaches = breachesOf(before, after)
      if (migration.folderMillis <= lastThatMayContract) old.push(...breaches)
      else if (!contracts(migration)) unsaid.push(...breaches)
      before = after
    }
    expect(unsaid).toEqual([])
    // Of those before the rule some did, so it can tell.
    expect(old.length).toBeGreaterThan(0)
  })

  it.each([
    ['drop table activities', /^activities\.id is gone$/],
    ['alter table agents rename column name to title', /^agents\.name is gone$/],
    [
      'alter table agents alter column name type varchar(10)',
      /^agents\.name is character varying\(10\) instead of text$/,
    ],
    ['alter table agents add column size bigint not null', /^agents\.size is new and has no default$/],
    [
      'alter table activities alter column conversation_id set not null',
      /^activities\.conversation_id may not be null any more$/,
    ],
    ['alter table agents add check (length(name) < 5)', /^agents has the new rule agents_name_check$/],
    ['create unique index one_name on agents (name)', /^agents has the new rule one_name$/],
  ])('%s is seen', async (statement, said) => {
    const before = await readCatalog(client)
    await client.query(statement)
    expect(breachesOf(before, await readCatalog(client))).toEqual(
      expect.arrayContaining([expect.stringMatching(said)]),
    )
  })

  it('may add tables, columns that fill themselves, and rules of those', async () => {
    const before = await readCatalog(client)
    for (const statement of [
      'create table more (id bigint primary key, agent_id bigint not null references agents)',
      'alter table agents add column size bigint default 0 not null check (size < 9)',
      'alter table agents add column shade text unique',
      'create index by_size on agents (size, name)',
    ])
      await client.query(statement)
    expect(breachesOf(before, await readCatalog(client))).toEqual([])
  })
})

describe('a version that meets the schema of a newer one', () => {
  it('works where nothing was taken from it, and refuses where something was', async () => {
    const added = stepOf('alter table agents add column size bigint')
    await migrateDatabase(address(), withoutBackup, [...migrations, added])
    await migrateDatabase(address(), withoutBackup, migrations)
    const taken = stepOf('-- contracts\nalter table agents drop column size')
    await migrateDatabase(address(), withoutBackup, [
      ...migrations,
      added,
      { ...taken, folderMillis: taken.folderMillis + 1 },
    ])
    await expect(migrateDatabase(address(), withoutBackup, migrations)).rejects.toThrow('newer version')
  })

  it('refuses where a step was made by a version that did not say', async () => {
    await client.query('alter table public.migrations drop column contracts')
    await client.query('insert into public.migrations (hash, created_at) values ($1, $2)', [
      'unknown',
      stepOf().folderMillis,
    ])
    await expect(migrateDatabase(address(), withoutBackup, migrations)).rejects.toThrow('newer version')
  })
})

it('processes that start at once make a change once', async () => {
  const step = stepOf('create table once (id bigint primary key)', 'insert into once values (1)')
  let changes = 0
  const change = async () => void changes++
  await Promise.all(
    Array.from({ length: 4 }, () => migrateDatabase(address(), change, [...migrations, step])),
  )
  expect(changes).toBe(1)
  expect((await client.query('select id from once')).rows).toHaveLength(1)
})
