import { deleteAgent, getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { setTier } from '../../../test/set-tier.ts'

let app: TestApp
let owner: TestOwner
let client: pg.Client
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'off' })
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'admin')
  client = new pg.Client(app.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

/** Holds an agent's row as a long change of it does, until the returned function is called or the test ends. */
async function hold(agentId: number): Promise<() => Promise<void>> {
  const holder = new pg.Client(app.databaseUrl)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from agents where id = $1 for update', [agentId])
  onTestFinished(() => holder.end())
  return async () => {
    await holder.query('rollback')
  }
}

const waiting = async () =>
  (
    await client.query(`select from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`)
  ).rowCount

test('chats that wait for a locked agent keep no other agent waiting, and are answered when it is free', async () => {
  const locked = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
  const other = await makeAgent(owner, ['A tandem costs 30 euros a day.'])
  const free = await hold(locked.id)
  // More than the server has connections to the database.
  const chats = Array.from({ length: 30 }, () =>
    ask(app.origin, locked.publicId, { message: 'What does a kayak cost?' }),
  )
  await expect.poll(waiting).toBeGreaterThanOrEqual(6)
  const answered = await ask(app.origin, other.publicId, { message: 'What does a tandem cost?' })
  expect(answered.text).toContain('A tandem costs 30 euros a day.')
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
  expect((await owner.call(getAgent, { params: { id: locked.id } })).status).toBe(200)
  await free()
  for (const { text } of await Promise.all(chats)) expect(text).toContain('A kayak costs 20 euros a day.')
})

test('a question that waited while an entry was deleted is not answered from it', async () => {
  const agent = await makeAgent(owner, ['A kayak costs 20 euros a day.', 'A tandem costs 30 euros a day.'])
  const message = 'What does a kayak cost?'
  expect((await ask(app.origin, agent.publicId, { message })).text).toContain('20 euros')
  const holder = new pg.Client(app.databaseUrl)
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin')
  await holder.query('select from agents where id = $1 for update', [agent.id])
  const gone = 'delete from knowledge_entries where agent_id = $1 and text like $2'
  expect((await holder.query(gone, [agent.id, '%kayak%'])).rowCount).toBe(1)
  // As the product counts each change of an agent's knowledge, in the same transaction.
  await holder.query('update agent_knowledge set revision = revision + 1 where agent_id = $1', [agent.id])
  const asked = ask(app.origin, agent.publicId, { message })
  await expect.poll(waiting).toBeGreaterThanOrEqual(1)
  await holder.query('commit')
  expect((await asked).text).not.toContain('20 euros')
})

test('who waits too long for a locked agent is told to come back', async () => {
  const agent = await makeAgent(owner)
  const free = await hold(agent.id)
  const changed = await owner.call(updateAgent, { params: { id: agent.id }, body: { name: 'Later' } })
  expect([changed.status, changed.body]).toMatchObject([503, { code: 'not_ready' }])
  await free()
  expect((await owner.call(updateAgent, { params: { id: agent.id }, body: { name: 'Later' } })).status).toBe(
    200,
  )
})

test('an agent with many conversations is deleted with all of them', async () => {
  const agent = await makeAgent(owner)
  await client.query(
    `with begun as (
      insert into conversations (agent_id, visitor_id, is_test, preview, message_count, started_at, last_message_at)
      select $1, 'visitor-a', false, 'Hi?', 1, at, at
      from (select now() - number * interval '1 minute' as at from generate_series(1, 1500) as number) as moments
      returning id, started_at
    )
    insert into messages (agent_id, conversation_id, is_test, sources, sender_type, content, question_key, created_at)
    select $1, id, false, '[]', 'visitor', 'Hi?', 'hi', started_at from begun`,
    [agent.id],
  )
  await client.query('update agents set conversation_count = 1500 where id = $1', [agent.id])
  expect((await owner.call(deleteAgent, { params: { id: agent.id } })).status).toBe(200)
  for (const table of ['agents where id', 'conversations where agent_id', 'messages where agent_id'])
    expect((await client.query(`select from ${table} = $1`, [agent.id])).rowCount, table).toBe(0)
})
