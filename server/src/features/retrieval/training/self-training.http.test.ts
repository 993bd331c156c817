import { type Agent, getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { getChecks, saveChecks } from '@parleykit/contract/answering/evals/evals'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  getKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { changeKnowledgeText } from '@parleykit/contract/knowledge/knowledge-change'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { listTrainings, trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { resumeLostJobs } from './resume-lost-jobs.ts'

let now = Date.now()
/** Beside the first one, on the same database. */
let second: TestApp
let app: TestApp
let client: pg.Client
beforeAll(async () => {
  const clock = () => new Date(now)
  app = await createTestApp({}, undefined, clock)
  second = await createTestApp({ DATABASE_URL: app.databaseUrl }, undefined, clock)
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await second.close()
  await app.close()
})

const ferry = '# Ferries\n\nThe ferry leaves at noon from the northern pier.'
const kayaks = '# Kayaks\n\nRenting a kayak costs 20 euros an hour.'

async function makeTrained() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [ferry])
  return { owner, agent, params: { id: agent.id } }
}

const read = async (owner: TestOwner, { id }: Agent) => (await owner.call(getAgent, { params: { id } })).body

const versions = async (owner: TestOwner, { id }: Agent) =>
  (await owner.call(listTrainings, { params: { id } })).body.map(({ version }) => version)

/** Lets a minute pass: for the product by its clock, for the queue by moving what waits in it. */
async function passMinute(): Promise<void> {
  now += 61_000
  await client.query(
    "update jobs.job set start_after = now() where name = 'start-training' and state = 'created'",
  )
}

async function waitUntilTrained(owner: TestOwner, agent: Agent): Promise<void> {
  await expect.poll(async () => (await read(owner, agent)).trained, { timeout: 60_000 }).toBe(true)
}

test('a change after the first training is trained a minute later, and an answer comes from it', async () => {
  const { owner, agent, params } = await makeTrained()
  expect(await read(owner, agent)).toMatchObject({ trainsItself: true, trainingStartsAt: null })
  await owner.call(addKnowledgeText, { params, body: { content: kayaks } })
  const due = (await read(owner, agent)).trainingStartsAt
  expect(Date.parse(due ?? '')).toBe(now + 60_000)

  now += 30_000
  await owner.call(addKnowledgeText, { params, body: { content: '# Dogs\n\nDogs travel free of charge.' } })
  expect(Date.parse((await read(owner, agent)).trainingStartsAt ?? '')).toBe(now + 60_000)
  const jobs =
    "select count(*)::int as n from jobs.job where name = 'start-training' and data->>'agentId' = $1"
  expect((await client.query(jobs, [String(agent.id)])).rows).toEqual([{ n: 1 }])

  await passMinute()
  await waitUntilTrained(owner, agent)
  expect(await versions(owner, agent)).toEqual([2, 1])
  expect(await read(owner, agent)).toMatchObject({ trainingStartsAt: null, trainingHeldBack: null })
  const { text } = await ask(app.origin, agent.publicId, { message: 'How much does renting a kayak cost?' })
  expect(text).toContain('20 euros')
})

test('the queue looks again when the knowledge has changed since', async () => {
  const { owner, agent, params } = await makeTrained()
  await owner.call(addKnowledgeText, { params, body: { content: kayaks } })
  now += 30_000
  await owner.call(addKnowledgeText, { params, body: { content: '# Dogs\n\nDogs travel free of charge.' } })
  const due = (await read(owner, agent)).trainingStartsAt
  await client.query("update jobs.job set start_after = now() where name = 'start-training'")
  const waiting = `select count(*)::int as n from jobs.job where name = 'start-training' and state = 'created'
    and singleton_key = $1`
  const key = `${agent.id}:${Date.parse(due ?? '')}`
  await expect.poll(async () => (await client.query(waiting, [key])).rows[0].n).toBe(1)
  expect(await read(owner, agent)).toMatchObject({ trained: false, trainingStartsAt: due })
  await passMinute()
  await waitUntilTrained(owner, agent)
  expect(await versions(owner, agent)).toEqual([2, 1])
})

test('edits and deletions are trained too, and a lost job is found by any process, once', async () => {
  const { owner, agent, params } = await makeTrained()
  const [entry] = (await owner.call(listKnowledge, { params })).body
  await owner.call(addKnowledgeText, { params, body: { content: kayaks } })
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: entry?.id ?? 0 } })
  // As after a kill or a restore.
  await client.query("delete from jobs.job where name = 'start-training' and data->>'agentId' = $1", [
    String(agent.id),
  ])
  now += 61_000
  await Promise.all([resumeLostJobs(app.platform()), resumeLostJobs(second.platform())])
  await waitUntilTrained(owner, agent)
  await Promise.all([resumeLostJobs(app.platform()), resumeLostJobs(second.platform())])
  expect(await versions(owner, agent)).toEqual([2, 1])
})

test('an agent that was never trained, or that is to be trained by hand, waits for its owner', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  await owner.call(addKnowledgeText, { params, body: { content: ferry } })
  expect((await read(owner, agent)).trainingStartsAt).toBeNull()
  await owner.call(trainAgent, { params })
  await waitUntilTrained(owner, agent)

  await owner.call(updateAgent, { params, body: { trainsItself: false } })
  await owner.call(addKnowledgeText, { params, body: { content: kayaks } })
  expect((await read(owner, agent)).trainingStartsAt).toBeNull()
  // What has changed in the meantime is trained once it is switched on.
  await owner.call(updateAgent, { params, body: { trainsItself: true } })
  expect((await read(owner, agent)).trainingStartsAt).not.toBeNull()
  // Switched off again, the job that waits does nothing.
  await owner.call(updateAgent, { params, body: { trainsItself: false } })
  await passMinute()
  const starts = 'select starts_at from training_states where agent_id = $1'
  await expect.poll(async () => (await client.query(starts, [agent.id])).rows).toEqual([{ starts_at: null }])
  expect(await versions(owner, agent)).toEqual([1])
})

test('checks that would lose their answer keep a training back, and the owner hears of it', async () => {
  const { owner, agent, params } = await makeTrained()
  const question = 'When does the ferry leave?'
  await owner.call(saveChecks, { params, body: { questions: [question] } })
  const [entry] = (await owner.call(listKnowledge, { params })).body
  const entryId = entry?.id ?? 0
  await changeText(owner, agent, entryId, '# Kayaks\n\nRenting a kayak costs 20 euros an hour.')
  await passMinute()
  const heldBack = async () => (await read(owner, agent)).trainingHeldBack
  await expect.poll(heldBack, { timeout: 60_000 }).toContain(question)
  expect(await read(owner, agent)).toMatchObject({ trained: false, trainingStartsAt: null })
  expect((await owner.call(getChecks, { params })).body.run?.results[0]?.byTraining).toBe('newly_refused')
  const activities = (await owner.call(listRecentActivities)).body
  expect(activities.map(({ activityType }) => activityType)).toContain('training_held_back')
  expect(await versions(owner, agent)).toEqual([1])

  // Another change is judged again, and passes.
  await owner.call(addKnowledgeText, { params, body: { content: ferry } })
  expect(await heldBack()).toBeNull()
  await passMinute()
  await waitUntilTrained(owner, agent)
  expect(await versions(owner, agent)).toEqual([2, 1])
})

test('a person trains in spite of the checks', async () => {
  const { owner, agent, params } = await makeTrained()
  await owner.call(saveChecks, { params, body: { questions: ['When does the ferry leave?'] } })
  const [entry] = (await owner.call(listKnowledge, { params })).body
  await changeText(owner, agent, entry?.id ?? 0, kayaks)
  await passMinute()
  await expect
    .poll(async () => (await read(owner, agent)).trainingHeldBack, { timeout: 60_000 })
    .not.toBeNull()
  await owner.call(trainAgent, { params })
  await waitUntilTrained(owner, agent)
  expect((await read(owner, agent)).trainingHeldBack).toBeNull()
})

async function changeText(owner: TestOwner, { id }: Agent, entryId: number, content: string) {
  const { version } = (await owner.call(getKnowledgeEntry, { params: { id, entryId } })).body
  const changed = await owner.call(changeKnowledgeText, {
    params: { id, entryId },
    body: { content, version },
  })
  expect(changed.status).toBe(200)
}
