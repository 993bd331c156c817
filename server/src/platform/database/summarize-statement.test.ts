import { expect, test } from 'vitest'
import { summarizeStatement } from './summarize-statement.ts'

test.each([
  ['select "id" from "agents" where "id" = $1', 'select agents'],
  ['select 1 from "jobs"."job" left join "users" on true for update skip locked', 'select job, select users'],
  ['insert into "messages" ("a") values ($1) on conflict do update set "a" = 1', 'insert messages'],
  ['delete from "turns" using "agents"', 'delete turns'],
  [
    'with "stored" as (insert into "messages" default values returning id) select * from "stored"',
    'insert messages',
  ],
  [
    'with "a" as materialized (select 1 from "x"), "b"(i) as (select 2 from "a") update "y" set z = 1',
    'select x, update y',
  ],
  ['begin', 'begin'],
  ['  COMMIT', 'commit'],
  ['zwiebelturm', 'other'],
  ['', 'other'],
])('%s → %s', (text, summary) => {
  expect(summarizeStatement(text)).toBe(summary)
  expect(summarizeStatement(text)).toBe(summary) // from memory
})

test('no value of a statement is told, even if it is written like a name', () => {
  const text = `select 'it''s from "secret"', $1 from "agents" where name = 'join "secret"'`
  expect(summarizeStatement(text)).toBe('select agents')
})
