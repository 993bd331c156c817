import type { Agent } from '@parleykit/contract/agents/agents'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { createHooks } from '../../../platform/hooks/index.ts'
import { purgeDeletedEntries } from '../index.ts'
import { trainingHooks } from './hooks.ts'
import { runTraining } from './run-training.ts'

const kept = '# Kayaks\n\nA kayak costs 20 euros an hour. Life jackets are included in the price.'
const gone = '# Wombats\n\nA wombatello sleeps in the boathouse. It is fed at six every evening.'

const logged: Record<string, unknown>[] = []
let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await createTestApp({}, (line) => logged.push(line))
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

/** An agent with both texts whose training is asked for, by nobody but the test. */
async function makeUntrained(): Promise<{ owner: TestOwner; agent: Agent; forget: () => Promise<unknown> }> {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  for (const content of [kept, gone]) await owner.call(addKnowledgeText, { params, body: { content } })
  const entries = (await owner.call(listKnowledge, { params })).body
  const { id: entryId = 0 } = entries.find(({ content }) => content.includes('wombatello')) ?? {}
  await client.query(
    `insert into training_states (agent_id, status, requested_revision)
     select agent_id, 'processing', revision from agent_knowledge where agent_id = $1
     on conflict (agent_id) do update set status = 'processing', requested_revision = excluded.requested_revision`,
    [agent.id],
  )
  return { owner, agent, forget: () => owner.call(deleteKnowledgeEntry, { params: { ...params, entryId } }) }
}

/** Tables that hold something of the deleted text. */
async function tracesOf(agentId: number): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `select 'passages' as place from passages where agent_id = $1 and text like '%wombatello%'
     union all select 'entries' from index_entries i where agent_id = $1
       and not exists (select 1 from knowledge_entries k where k.id = i.entry_id)
     union all select 'index' from index_parts where agent_id = $1
       and position(convert_to('wombatello', 'UTF8') in bytes) > 0
     union all select 'prompts' from agents where id = $1 and trained_starter_prompts::text ilike '%wombat%'
     union all select 'prompts of a version' from index_versions where agent_id = $1
       and starter_prompts::text ilike '%wombat%'`,
    [agentId],
  )
  return rows.map(({ place }) => place)
}

const statusOf = async (agentId: number) =>
  (await client.query('select status from training_states where agent_id = $1', [agentId])).rows[0]?.status

/** Trains an agent that can answer every question. */
function train(agent: Agent, canAnswer = async () => true) {
  const hooks = createHooks()
  hooks.connect(trainingHooks.canAnswer, canAnswer)
  return runTraining(
    { platform: { ...app.platform(), hooks }, signal: new AbortController().signal },
    agent.id,
  )
}

test('an entry that is deleted while starter prompts are chosen leaves none of its words', async () => {
  const { agent, forget } = await makeUntrained()
  let hadTraces: string[] = []
  let deleting: Promise<unknown> | undefined
  const canAnswer = async () => {
    if (!deleting) {
      hadTraces = await tracesOf(agent.id)
      deleting = forget()
    }
    await deleting
    return true
  }
  await train(agent, canAnswer)
  expect(hadTraces).toEqual(expect.arrayContaining(['passages', 'index']))
  expect(await statusOf(agent.id)).toBe('completed')
  await expect.poll(() => tracesOf(agent.id), { timeout: 60_000 }).toEqual([])
}, 240_000)

test('an entry that is deleted while pages are read leaves none of its words', async () => {
  const { agent, forget } = await makeUntrained()
  const waiting = async (count: number) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_locks where not granted and relation = 'passage_questions'::regclass`,
    )
    return (rows[0]?.n ?? 0) >= count
  }
  // A page is read together with the questions of its passages; what passages there are is counted without them.
  await client.query('begin')
  await client.query('lock table passage_questions in access exclusive mode')
  const training = train(agent)
  await expect.poll(() => waiting(1), { timeout: 60_000 }).toBe(true)
  const deleting = forget()
  await expect.poll(() => waiting(2), { timeout: 60_000 }).toBe(true)
  await client.query('commit')
  await Promise.all([training, deleting])
  expect(await statusOf(agent.id)).toBe('completed')
  await expect.poll(() => tracesOf(agent.id), { timeout: 60_000 }).toEqual([])
}, 240_000)

test('an agent that is deleted while a text’s words are taken out of its index goes with it', async () => {
  const { agent } = await makeUntrained()
  await train(agent)
  await client.query(
    'delete from knowledge_entries where id = (select max(id) from knowledge_entries where agent_id = $1)',
    [agent.id],
  )
  await deleteBeneath(agent, () => purgeDeletedEntries(app.platform(), agent.id))
  expect(await tracesOf(agent.id)).toEqual([])
})

test('an agent that is deleted while it is trained is no fault of the training', async () => {
  const { agent } = await makeUntrained()
  await deleteBeneath(agent, () => train(agent))
  expect(await statusOf(agent.id)).toBeUndefined()
  expect(logged.filter(({ level }) => level === 50)).toEqual([])
})

/** Deletes an agent as soon as `work` waits for it. */
async function deleteBeneath(agent: Agent, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  await client.query('select from agents where id = $1 for update', [agent.id])
  const working = work()
  const countWaiting = async () => {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    )
    return rowCount
  }
  await expect.poll(countWaiting).toBeGreaterThan(0)
  await client.query('delete from agents where id = $1', [agent.id])
  await client.query('commit')
  await working
}
