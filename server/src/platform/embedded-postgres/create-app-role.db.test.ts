import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres, superuser } from './index.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'own-role-test-'))
  await chmod(home, 0o755) // another account passes through it
})
afterAll(() => rm(home, { recursive: true, force: true }))

const start = (
  name: string,
  options: { userNamespaces?: boolean } = {},
  log: (message: string) => void = () => {},
) => startEmbeddedPostgres({ dataDir: join(home, name), log, ...options })

async function query(server: EmbeddedPostgres, sql: string, user = server.connection.user) {
  const client = new pg.Client({ ...server.connection, user })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

const strangersObjects = `
  select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relowner <> current_user::regrole`

test('the product works as a role that owns its database and is no superuser', async () => {
  const server = await start('new')
  expect(
    await query(
      server,
      `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
         (select datdba = current_user::regrole from pg_database where datname = current_database()) as owns
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolreplication: false,
      owns: true,
    },
  ])
  await expect(query(server, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied')
  await expect(query(server, "select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied')
  await expect(query(server, `set role ${superuser}`)).rejects.toThrow('permission denied')
  await server.stop()
})

test('a folder of a version that worked as the superuser is handed over whole, and once', async () => {
  const old = await start('old')
  await query(
    old,
    `create type mood as enum ('calm'); create domain short as text; create schema jobs;
     create table jobs.job (id serial primary key, feeling mood, words short);
     create table kept (id bigint primary key generated always as identity, answer int);
     insert into kept (answer) values (42); create view seen as select * from kept;
     create sequence alone; create table parts (at int) partition by range (at);
     create table parts_1 partition of parts for values from (0) to (10);
     create function twice(n int) returns int language sql as 'select 2 * n';
     create index on kept (answer)`,
    old.connection.user,
  )
  // As those versions left it: everything belongs to the superuser, and there is no other role.
  await query(old, `reassign owned by ${old.connection.user} to ${superuser}`, superuser)
  await query(old, `drop role ${old.connection.user}`, superuser)
  await old.stop()

  const server = await start('old')
  expect(await query(server, strangersObjects)).toEqual([])
  expect(await query(server, 'select answer, twice(answer) from kept')).toEqual([{ answer: 42, twice: 84 }])
  await query(server, 'insert into kept (answer) values (43); insert into jobs.job default values')
  await query(server, "alter table kept add column more text; alter type mood add value 'wild'")
  await query(server, 'drop function twice(int); drop schema jobs cascade; drop table kept cascade')
  // Going back to such a version and forth again leaves nothing behind either.
  await query(server, 'create table between (id serial)', superuser)
  await server.stop()
  const again = await start('old')
  expect(await query(again, strangersObjects)).toEqual([])
  await again.stop()
})

test('only its owner enters the data folder', async () => {
  const dataDir = join(home, 'open')
  await mkdir(dataDir)
  await chmod(dataDir, 0o777)
  const server = await start('open')
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await server.stop()
})

test.runIf(getuid?.() === 0)('the account that PostgreSQL has for itself passes through it', async () => {
  const server = await start('passed', { userNamespaces: false })
  expect((await stat(join(home, 'passed'))).mode & 0o777).toBe(0o711)
  await server.stop()
  const closed = await start('passed')
  expect(await query(closed, 'select 1 as one')).toEqual([{ one: 1 }])
  await closed.stop()
})

test('a folder that everybody shares stays as it is, and the operator hears of it', async () => {
  const dataDir = join(home, 'shared')
  await mkdir(dataDir)
  await chmod(dataDir, 0o1777)
  const told: string[] = []
  const server = await start('shared', {}, (message) => told.push(message))
  expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777)
  expect(told.join()).toContain('read by every user')
  await server.stop()
})
