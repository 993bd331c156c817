import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { compareAccess, keepPresentAccess } from './compare-access.ts'
import { returningAccounts } from './returning-accounts.ts'
import { returningAgents } from './returning-agents.ts'

const insertUser = (id: number, name: string) =>
  `insert into users (id, username, username_key, email, email_key, password_hash, created_at)
   overriding system value values (${id}, '${name}', '${name}', '${name}@new.example', '${name}@new.example', 'new', '2026-01-01')`
const insertAgent = (id: number, name: string, ownerId: number) =>
  `insert into agents (id, public_id, api_key, owner_id, name, tagline, description, tone_type, custom_tone, brand_color,
     status, greeting, own_starter_prompts, trained_starter_prompts, visibility, allowed_domains, conversation_count, created_at)
   overriding system value values (${id}, 'p${id}', 'pk_${id}', ${ownerId}, '${name}', '', '', '', '', '', 'active', '', '[]',
     '[]', 'public', '{}', 0, '2026-01-01')`
const insertHook = (id: number, status = 'active') =>
  `insert into webhooks (id, agent_id, url, events, status, secret, created_at)
   overriding system value values (${id}, 1, 'https://new.example', '{a}', '${status}', 'new', now())`
const twoSteps = (secret: string) =>
  `insert into two_steps (user_id, sealed_secret, confirmed_at) values (1, '${secret}', now())`

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
beforeEach(async () => {
  await client.query('begin')
  for (const statement of [insertUser(1, 'ann'), insertUser(2, 'bob'), insertAgent(1, 'Mill', 1)])
    await client.query(statement)
})
afterEach(async () => {
  await client.query('rollback')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

interface Case {
  /** Leads from two accounts and an agent to what a restore replaces. */
  readonly present?: string
  /** Leads from there to what the backup has. */
  readonly backup: string
  /** What is listed, without the headings. */
  readonly names: readonly string[]
}

/** One for each heading of the lists, in their order. */
const cases: readonly Case[] = [
  { backup: `${insertUser(3, 'cem')}; ${insertAgent(3, 'Of Cem', 3)}`, names: ['cem'] },
  {
    present: 'update users set disabled_at = now() where id = 2',
    backup: 'update users set disabled_at = null',
    names: ['bob'],
  },
  { backup: `update users set password_hash = 'old' where id = 1`, names: ['ann'] },
  {
    backup: `update users set email = 'ann@old.example', email_key = 'ann@old.example' where id = 1`,
    names: ['ann: ann@old.example instead of ann@new.example'],
  },
  { backup: `update users set subscription_tier = 'admin' where id = 2`, names: ['bob'] },
  { present: twoSteps('new'), backup: 'delete from two_steps', names: ['ann'] },
  { backup: twoSteps('old'), names: ['ann'] },
  { backup: `insert into recovery_codes values (1, '\\x01'), (1, '\\x02')`, names: ['ann (2)'] },
  {
    backup: `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
      values (1, '\\x01', '\\x01', 0, '{}', 'Phone', now())`,
    names: ['ann: Phone'],
  },
  {
    backup: `insert into identities (user_id, issuer, subject, email, created_at, last_used_at)
      values (1, 'https://id.example', '7', 'ann@id.example', now(), now())`,
    names: ['ann: ann@id.example'],
  },
  {
    backup: `insert into workspace_members values (1, 2, 'viewer', now())`,
    names: ['bob in the workspace of ann'],
  },
  {
    present: `insert into workspace_members values (1, 2, 'viewer', now())`,
    backup: `update workspace_members set role = 'editor'`,
    names: ['bob is editor in the workspace of ann'],
  },
  {
    present: `insert into workspace_members values (1, 2, 'viewer', now())`,
    backup: 'insert into workspace_handovers (workspace_id, user_id, expires_at) values (1, 2, now())',
    names: ['ann to bob'],
  },
  {
    backup: `insert into workspace_invitations (workspace_id, token_hash, role, email, expires_at)
      values (1, '\\x01', 'viewer', 'guest@new.example', now() + interval '1 day')`,
    names: ['guest@new.example, to the workspace of ann'],
  },
  {
    backup: `insert into invitations values ('\\x01', null, now(), now() + interval '1 day')`,
    names: ['a link without an address'],
  },
  { backup: insertAgent(2, 'Shop', 2), names: ['“Shop” of bob'] },
  { backup: 'update agents set owner_id = 2', names: ['“Mill” belongs to bob instead of ann'] },
  {
    present: `update agents set status = 'inactive'`,
    backup: `update agents set status = 'maintenance'`,
    names: ['“Mill” of ann is maintenance instead of inactive'],
  },
  {
    present: `update agents set visibility = 'key_required'`,
    backup: `update agents set visibility = 'public'`,
    names: ['“Mill” of ann'],
  },
  {
    present: `update agents set allowed_domains = '{a.example,b.example}'`,
    backup: `update agents set allowed_domains = '{b.example,c.example}'`,
    names: ['“Mill” of ann: c.example'],
  },
  { backup: `update agents set api_key = 'pk_old'`, names: ['“Mill” of ann'] },
  { backup: `update agents set secret_key_hash = 'old'`, names: ['“Mill” of ann'] },
  { backup: `update agents set link_key = 'old'`, names: ['“Mill” of ann'] },
  { backup: `update agents set identity_secret_id = 'old'`, names: ['“Mill” of ann'] },
  {
    present: insertHook(1),
    backup: `update webhooks set secret = 'old'`,
    names: ['https://new.example, “Mill” of ann'],
  },
  {
    present: insertHook(1),
    backup: `update webhooks set url = 'https://old.example'`,
    names: ['https://old.example instead of https://new.example, “Mill” of ann'],
  },
  {
    present: insertHook(1),
    backup: `update webhooks set events = '{a,b}'`,
    names: ['https://new.example, “Mill” of ann'],
  },
  { backup: insertHook(1), names: ['https://new.example, “Mill” of ann'] },
]

async function list({ present = '', backup }: Omit<Case, 'names'>): Promise<string[] | null> {
  await client.query(present)
  await keepPresentAccess(client)
  await client.query(backup)
  return compareAccess(client)
}

const headings = [...returningAccounts, ...returningAgents].map(({ says }) => says)

test('there is a case for each heading', () => {
  expect(cases).toHaveLength(headings.length)
})

test.each(headings.map((says, index) => [says, cases[index]] as const))('%s', async (says, listed) => {
  expect(listed && (await list(listed))).toEqual([
    `- ${says}`,
    ...(listed?.names ?? []).map((n) => `    ${n}`),
  ])
})

test('an agent that was limited to websites and runs on any again', async () => {
  const present = `update agents set allowed_domains = '{a.example}'`
  const listed = await list({ present, backup: `update agents set allowed_domains = '{}'` })
  expect(listed?.slice(1)).toEqual(['    “Mill” of ann: any website'])
})

test('what was opened since the backup, and is closed again, is no entry', async () => {
  const present = `${insertHook(1)}; ${insertAgent(2, 'Newer', 1)}; update agents set link_key = 'new', secret_key_hash = 'new'`
  const backup = `delete from webhooks; delete from agents where id = 2; update agents set link_key = null,
    secret_key_hash = null, status = 'inactive', visibility = 'key_required', allowed_domains = '{a.example}'`
  expect(await list({ present, backup })).toEqual([])
})
