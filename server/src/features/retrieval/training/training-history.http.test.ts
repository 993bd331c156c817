import { type Agent, getAgent } from '@parleykit/contract/agents/agents'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { listStarterPrompts } from '@parleykit/contract/publish/public-agents'
import { listTrainings, restoreTraining, trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { trainingsByOwner } from './throttle-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const bicycles = '# Prices\n\nA bicycle costs 12 euros a day.'
const kayaks = '# When are kayaks rented?\n\nKayaks are rented from May to September.'

async function addText(owner: TestOwner, agent: Agent, fileName: string, content: string): Promise<number> {
  const added = await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { fileName, content } })
  return added.body.id
}

async function train(owner: TestOwner, agent: Agent): Promise<void> {
  expect((await owner.call(trainAgent, { params: { id: agent.id } })).status).toBe(200)
}

/** Two trainings: one that knows about bicycles, and one that knows about kayaks too. */
async function makeTrainedTwice() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const bicyclesId = await addText(owner, agent, 'prices.md', bicycles)
  await train(owner, agent)
  const kayaksId = await addText(owner, agent, 'kayaks.md', kayaks)
  await train(owner, agent)
  const restore = (version: number) => owner.call(restoreTraining, { params: { ...params, version } })
  const history = async () => (await owner.call(listTrainings, { params })).body
  const says = async (message: string) => (await ask(app.origin, agent.publicId, { message })).text
  return { owner, agent, params, bicyclesId, kayaksId, restore, history, says }
}

const aboutKayaks = 'When are kayaks rented?'
const aboutBicycles = 'How much does a bicycle cost?'

test('the history tells who trained and what each training changed', async () => {
  const { owner, agent, params, bicyclesId, history } = await makeTrainedTwice()
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: bicyclesId } })
  await train(owner, agent)
  const [third, second, first] = await history()
  expect(first).toMatchObject({ version: 1, trainedBy: owner.user.username, entriesAdded: 1, isLive: false })
  expect(first).toMatchObject({ addedNames: ['prices.md'], passagesAdded: 1 })
  expect(second).toMatchObject({ version: 2, entriesAdded: 1, entriesRemoved: 0, addedNames: ['kayaks.md'] })
  expect(third).toMatchObject({ version: 3, isLive: true, entries: 1, passages: 1 })
  expect(third).toMatchObject({ entriesAdded: 0, entriesRemoved: 1, passagesRemoved: 1 })
  expect(third?.removedNames).toEqual(['prices.md'])
})

test('an agent answers from the training it is rolled back to, and says whether that is all it knows', async () => {
  const { owner, agent, params, kayaksId, restore, history, says } = await makeTrainedTwice()
  expect(await says(aboutKayaks)).toContain('May to September')
  const prompts = { params: { botId: agent.publicId } }
  const trainedTwice = (await owner.call(listStarterPrompts, prompts)).body
  expect(trainedTwice.map((prompt) => prompt.content)).toContain(aboutKayaks)

  expect((await restore(1)).status).toBe(200)
  expect(await says(aboutKayaks)).not.toContain('May to September')
  expect(await says(aboutBicycles)).toContain('12 euros')
  expect((await owner.call(getAgent, { params })).body.trained).toBe(false)
  expect((await history()).map(({ version, isLive }) => [version, isLive])).toEqual([
    [2, false],
    [1, true],
  ])
  const trainedOnce = (await owner.call(listStarterPrompts, prompts)).body
  expect(trainedOnce.map((prompt) => prompt.content)).not.toContain(aboutKayaks)

  await restore(2)
  expect((await owner.call(getAgent, { params })).body.trained).toBe(true)
  expect((await owner.call(listStarterPrompts, prompts)).body).toEqual(trainedTwice)
  await restore(1)
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: kayaksId } })
  await restore(1)
  expect((await owner.call(getAgent, { params })).body.trained).toBe(true)
})

test('each entry says whether the agent answers from it', async () => {
  const { owner, agent, params, restore } = await makeTrainedTwice()
  const trained = async () => {
    const entries = (await owner.call(listKnowledge, { params })).body
    return Object.fromEntries(entries.map((entry) => [entry.fileName, entry.trained]))
  }
  await addText(owner, agent, 'boats.md', 'A motor boat costs 90 euros a day.')
  expect(await trained()).toEqual({ 'prices.md': true, 'kayaks.md': true, 'boats.md': false })
  await restore(1)
  expect(await trained()).toEqual({ 'prices.md': true, 'kayaks.md': false, 'boats.md': false })
})

test('a deleted entry does not come back with a training that had it', async () => {
  const { owner, agent, params, bicyclesId, restore, history, says } = await makeTrainedTwice()
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: bicyclesId } })
  await train(owner, agent)
  await restore(2)
  expect(await says(aboutBicycles)).not.toContain('12 euros')
  expect(await says(aboutKayaks)).toContain('May to September')
  await train(owner, agent)
  expect((await history())[0]).toMatchObject({ version: 4, entriesRemoved: 0, entriesAdded: 0 })
})

test('five trainings are kept; the next one has a new number and leaves the live one alone', async () => {
  const { owner, agent, restore, history, says } = await makeTrainedTwice()
  for (let round = 3; round <= 6; round++) await train(owner, agent)
  expect((await history()).map(({ version }) => version)).toEqual([6, 5, 4, 3, 2])
  expect((await restore(1)).status).toBe(404)
  await restore(2)
  await addText(owner, agent, 'boats.md', 'A motor boat costs 90 euros a day.')
  await train(owner, agent)
  const kept = await history()
  expect(kept.map(({ version }) => version)).toEqual([7, 6, 5, 4, 2])
  expect(kept[0]).toMatchObject({ isLive: true, entriesAdded: 1, addedNames: ['boats.md'] })
  expect(await says('How much is a motor boat?')).toContain('90 euros')
})

test('chats that run while the agent is rolled back and forth are all answered', async () => {
  const { owner, agent, restore } = await makeTrainedTwice()
  // As many as a quick machine asks meanwhile.
  await setTier(app.databaseUrl, owner, 'admin')
  let isOver = false
  const visitor = async (visitorId: string) => {
    const texts: string[] = []
    while (!isOver)
      texts.push((await ask(app.origin, agent.publicId, { visitorId, message: aboutBicycles })).text)
    return texts
  }
  const visitors = ['visitor-a', 'visitor-b', 'visitor-c'].map(visitor)
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) statuses.push((await restore((round % 2) + 1)).status)
  isOver = true
  const texts = (await Promise.all(visitors)).flat()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => !text.includes('12 euros'))).toEqual([])
})

test('while a training runs there is no rolling back', async () => {
  const { agent, restore, history } = await makeTrainedTwice()
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query("update training_states set status = 'processing' where agent_id = $1", [agent.id])
  await client.end()
  expect(await restore(1)).toMatchObject({
    status: 409,
    body: { code: 'training_running', message: "The agent is being trained. Roll back when it's done." },
  })
  expect((await history())[0]).toMatchObject({ version: 2, isLive: true })
})

test("another owner's trainings are not found", async () => {
  const { params, history } = await makeTrainedTwice()
  const stranger = await makeOwner(app.origin)
  expect((await stranger.call(listTrainings, { params })).status).toBe(404)
  expect((await stranger.call(restoreTraining, { params: { ...params, version: 1 } })).status).toBe(404)
  expect((await history())[0]?.isLive).toBe(true)
})

test('who asks for trainings without end is asked to wait', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' })
  const owner = await makeOwner(limited.origin)
  const agent = await makeAgent(owner)
  const statuses: number[] = []
  // Without knowledge each is refused at once, and counted like any other.
  for (let at = 0; at < trainingsByOwner.points + 1; at++)
    statuses.push((await owner.call(trainAgent, { params: { id: agent.id } })).status)
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]))
  expect(statuses.at(-1)).toBe(429)
  await limited.close()
})
