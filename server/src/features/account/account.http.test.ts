import { uploadProfileImage } from '@parleykit/contract/agents/agents'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { saveChecks } from '@parleykit/contract/answering/evals/evals'
import { deleteAccount, exportAccount, getUser } from '@parleykit/contract/auth/account'
import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { makePasskey } from '../../../test/make-passkey.ts'
import { sql } from '../../platform/database/drizzle.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const upload = { name: 'Ferry times.md', bytes: Buffer.from('# Ferries\n\nThe ferry leaves at noon.') }
const curated = { question: 'Do you rent boats?', answer: 'Kayaks alone.' }
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An owner with an agent, a file, a picture and a conversation. */
async function makeBusyOwner() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const params = { id: agent.id }
  await owner.call(uploadKnowledgeFile, { params, file: upload })
  await owner.call(uploadProfileImage, { params, file: { name: 'me.png', bytes: onePixel } })
  await owner.call(addCuratedAnswer, { params, body: curated })
  await owner.call(saveChecks, { params, body: { questions: ['When does the ferry leave?'] } })
  await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })
  return { owner, agent }
}

async function download(owner: TestOwner) {
  return fetch(`${app.origin}${exportAccount.path}`, { headers: { cookie: owner.cookie } })
}

/** The texts in a ZIP file by their paths. */
async function unpack(bytes: Buffer): Promise<Record<string, string>> {
  const parts = Object.entries(await unzip(bytes))
  return Object.fromEntries(parts.map(([path, content]) => [path, content.toString('utf8')]))
}

test('the export has everything of its owner and nothing of others', async () => {
  const { owner, agent } = await makeBusyOwner()
  const other = await makeBusyOwner()
  const { passkey } = await makePasskey(app.origin, owner)
  await makePasskey(app.origin, other.owner)
  for (const [each, subject] of [
    [owner, 'mine'],
    [other.owner, 'theirs'],
  ] as const)
    await app.platform().database.execute(sql`
      insert into identities (user_id, issuer, subject, email, created_at, last_used_at)
      values (${each.user.id}, 'https://id.example.com', ${subject}, ${`${subject}@id.example.com`}, now(), now())`)
  const answer = await download(owner)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('.zip')
  const files = await unpack(Buffer.from(await answer.arrayBuffer()))
  const folder = `agents/${agent.id}-Harbour Shop`
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
    username: owner.user.username,
    displayName: null,
  })
  expect(JSON.parse(files[`${folder}/agent.json`] ?? '')).toMatchObject({ publicId: agent.publicId })
  expect(JSON.parse(files[`${folder}/knowledge.json`] ?? '')).toHaveLength(2)
  expect(JSON.parse(files[`${folder}/curated-answers.json`] ?? '')).toMatchObject([curated])
  expect(JSON.parse(files[`${folder}/checks.json`] ?? '')).toEqual(['When does the ferry leave?'])
  expect(JSON.parse(files[`${folder}/trainings.json`] ?? '')).toMatchObject([{ version: 1, isLive: true }])
  expect(files[`${folder}/profile-image.webp`]).toMatch(/^RIFF/)
  const original = Object.entries(files).find(([path]) => path.startsWith(`${folder}/files/`))
  expect(original?.[1]).toBe(upload.bytes.toString())
  const [conversation] = JSON.parse(files[`${folder}/conversations.json`] ?? '')
  expect(conversation.messages.map(({ content }: { content: string }) => content)).toEqual([
    'What does a kayak cost?',
    expect.stringContaining('20 euros'),
  ])
  expect(JSON.parse(files['passkeys.json'] ?? '')).toEqual([passkey])
  expect(JSON.parse(files['identities.json'] ?? '')).toMatchObject([{ email: 'mine@id.example.com' }])
  const everything = JSON.stringify(files)
  expect(everything).not.toContain(other.owner.user.username)
  expect(everything).not.toContain('argon2')
})

test('an account goes with everything that it has, and only with its name and password', async () => {
  const { owner, agent } = await makeBusyOwner()
  const other = await makeBusyOwner()
  await makePasskey(app.origin, owner)
  await makePasskey(app.origin, other.owner)
  const { username } = owner.user
  const password = 'correct horse'
  const misspelt = await owner.call(deleteAccount, { body: { username: 'somebody', password } })
  expect(misspelt).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const guessed = await owner.call(deleteAccount, { body: { username, password: 'guess' } })
  expect(guessed).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await owner.call(getUser)).status).toBe(200)

  const before = await countRows()
  expect((await owner.call(deleteAccount, { body: { username, password } })).status).toBe(200)
  expect((await owner.call(getUser)).status).toBe(401)
  expect((await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })).status).toBe(404)
  const after = await countRows()
  const mine = Object.fromEntries(
    Object.entries(before).map(([table, count]) => [table, count - (after[table] ?? 0)]),
  )
  expect(mine).toMatchObject({
    users: 1,
    passkeys: 1,
    agents: 1,
    knowledge_entries: 2,
    blobs: 2,
    conversations: 1,
    messages: 2,
  })
  expect((await other.owner.call(getUser)).status).toBe(200)
  expect(
    (await ask(app.origin, other.agent.publicId, { message: 'What does a kayak cost?' })).text,
  ).toContain('20')
})

test('both are for who is signed in', async () => {
  expect((await callRoute(app.origin, exportAccount)).status).toBe(401)
  const body = { username: 'anybody', password: 'anything' }
  expect((await callRoute(app.origin, deleteAccount, { body })).status).toBe(401)
})

async function countRows(): Promise<Record<string, number>> {
  const client = new pg.Client(app.databaseUrl)
  await client.connect()
  const counts: Record<string, number> = {}
  for (const table of [
    'users',
    'passkeys',
    'agents',
    'knowledge_entries',
    'blobs',
    'conversations',
    'messages',
  ]) {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`)
    counts[table] = rows[0].count
  }
  await client.end()
  return counts
}
