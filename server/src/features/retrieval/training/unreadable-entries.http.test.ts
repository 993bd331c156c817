import { getAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText, getKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { changeKnowledgeText } from '@parleykit/contract/knowledge/knowledge-change'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const boats = (count: number) =>
  Array.from({ length: count }, (_, at) => `# B${at}\n\nBoat ${at} costs ${at} euros.`).join('\n\n')
/** More passages than an entry may have. */
const tooMany = boats(100_001)

async function makeBusyOwner() {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const add = async (fileName: string, content: string) => {
    const added = await owner.call(addKnowledgeText, { params, body: { fileName, content } })
    expect(added.status).toBe(201)
    return added.body.id
  }
  const states = async () =>
    (await owner.call(listKnowledge, { params })).body.map(({ fileName, trained, trainingError }) => ({
      ...{ fileName, trained, hasError: trainingError !== null },
    }))
  const read = async () => (await owner.call(getAgent, { params })).body
  const train = async () => {
    const { body } = await owner.call(trainAgent, { params })
    await expect.poll(async () => (await read()).trainingStatus, { timeout: 60_000 }).not.toBe('processing')
    return body
  }
  return { owner, agent, params, add, states, read, train }
}

test('of ten entries with a bad one, nine are trained, and the bad one says why', async () => {
  const { owner, agent, params, add, states, read, train } = await makeBusyOwner()
  const good = Array.from({ length: 9 }, (_, at) => `good-${at}`)
  for (const name of good.slice(0, 4)) await add(name, `# ${name}\n\nThe ${name} room costs ${name} coins.`)
  const badId = await add('bad', tooMany)
  for (const name of good.slice(4)) await add(name, `# ${name}\n\nThe ${name} room costs ${name} coins.`)
  expect((await train()).message).toContain("one entry couldn't be read")

  const after = await states()
  expect(after.filter(({ trained }) => trained).map(({ fileName }) => fileName)).toEqual(good.toReversed())
  expect(after.find(({ fileName }) => fileName === 'bad')).toMatchObject({ trained: false, hasError: true })
  const { body: bad } = await owner.call(getKnowledgeEntry, { params: { ...params, entryId: badId } })
  expect(bad.trainingError).toContain('“bad” took too much time or memory')
  expect(await read()).toMatchObject({ trainingStatus: 'completed', trained: false, unreadableEntries: 1 })
  const { text } = await ask(app.origin, agent.publicId, { message: 'What does the good-7 room cost?' })
  expect(text).toContain('good-7 coins')

  // Tried again without a change, it fails again. With another text, it is trained.
  await train()
  expect((await read()).unreadableEntries).toBe(1)
  const body = { content: '# Boats\n\nA boat costs seven euros.', version: bad.version }
  await owner.call(changeKnowledgeText, { params: { ...params, entryId: badId }, body })
  expect((await states()).find(({ hasError }) => hasError)).toBeUndefined()
  await train()
  expect(await read()).toMatchObject({ trained: true, unreadableEntries: 0 })
}, 120_000)

test('an entry whose new text is bad goes on answering from its old one', async () => {
  const { owner, agent, params, add, states, train } = await makeBusyOwner()
  const id = await add('boats', '# Boats\n\nA boat costs seven euros.')
  await train()
  const entry = { params: { ...params, entryId: id } }
  const { version } = (await owner.call(getKnowledgeEntry, entry)).body
  await owner.call(changeKnowledgeText, { ...entry, body: { fileName: 'boats', content: tooMany, version } })
  await train()
  expect(await states()).toEqual([{ fileName: 'boats', trained: false, hasError: true }])
  const { text } = await ask(app.origin, agent.publicId, { message: 'What does a boat cost?' })
  expect(text).toContain('seven euros')
}, 120_000)

test('a training without any entry that can be read fails with the reason', async () => {
  const { add, read, states, train } = await makeBusyOwner()
  await add('bad', tooMany)
  await train()
  expect(await read()).toMatchObject({ trainingStatus: 'error', trained: false })
  expect((await read()).trainingError).toContain('“bad” took too much')
  expect(await states()).toEqual([{ fileName: 'bad', trained: false, hasError: true }])
}, 120_000)
