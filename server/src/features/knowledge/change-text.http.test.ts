import { getAgent } from '@parleykit/contract/agents/agents'
import { limitsOf } from '@parleykit/contract/billing/plans'
import {
  addKnowledgeText,
  getKnowledgeEntry,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import { changeKnowledgeText } from '@parleykit/contract/knowledge/knowledge-change'
import { validationTexts } from '@parleykit/contract/knowledge/texts'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shipping = '# Shipping\n\nParcels leave our warehouse in Rotterdam every weekday at noon.'
const refunds = '# Refunds\n\nWe refund the purchase price within thirty days of delivery.'
const question = { message: 'When do parcels leave the warehouse in Rotterdam?' }

/** An entry of the agent as an editor opens it. */
async function open(owner: TestOwner, id: number, name: string) {
  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  const entryId = entries.find(({ fileName }) => fileName === name)?.id ?? 0
  const params = { id, entryId }
  return { params, entry: (await owner.call(getKnowledgeEntry, { params })).body }
}

test('a changed text keeps its entry and its place; the former one answers until the training', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner, [shipping, refunds])
  const { params, entry } = await open(owner, id, 'Shipping')
  const content = shipping.replace('noon', 'midnight')
  const body = { content, fileName: 'Parcels', version: entry.version }
  const changed = await owner.call(changeKnowledgeText, { params, body })
  expect(changed).toMatchObject({
    status: 200,
    body: {
      id: entry.id,
      fileName: 'Parcels',
      fileType: 'text',
      createdAt: entry.createdAt,
      trained: false,
      changedSince: true,
    },
  })
  const names = (await owner.call(listKnowledge, { params: { id } })).body.map(({ fileName }) => fileName)
  expect(names).toEqual(['Refunds', 'Parcels'])
  const after = (await owner.call(getAgent, { params: { id } })).body
  expect(after.trained).toBe(false)
  expect(after.knowledgeBytes).toBe(Buffer.byteLength(content) + Buffer.byteLength(refunds))
  expect((await ask(app.origin, publicId, question)).text).toContain('noon')
  expect((await owner.call(trainAgent, { params: { id } })).body).toMatchObject({ trained: true })
  expect((await ask(app.origin, publicId, question)).text).toContain('midnight')
  const activities = (await owner.call(listRecentActivities)).body
  expect(activities.filter(({ activityType }) => activityType === 'knowledge_base_updated')).toHaveLength(3)
})

test('who changes an outdated text is told, and nothing is written over', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [shipping])
  const { params, entry } = await open(owner, id, 'Shipping')
  const change = (content: string, version: string) =>
    owner.call(changeKnowledgeText, { params, body: { content, fileName: 'Shipping', version } })
  expect((await change('Parcels leave at one.', entry.version)).status).toBe(200)
  expect(await change('Parcels leave at two.', entry.version)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  // The same once more, as by a request whose answer was lost.
  expect((await change('Parcels leave at one.', entry.version)).status).toBe(200)
  const present = (await owner.call(getKnowledgeEntry, { params })).body
  expect(present.text).toBe('Parcels leave at one.')
  expect((await change('Parcels leave at two.', present.version)).status).toBe(200)
})

test('a new title alone is a change, and a text without one is named by its beginning', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [shipping])
  const { params, entry } = await open(owner, id, 'Shipping')
  const renamed = { content: entry.text, fileName: 'How we ship', version: entry.version }
  expect((await owner.call(changeKnowledgeText, { params, body: renamed })).body.fileName).toBe('How we ship')
  const { version } = (await owner.call(getKnowledgeEntry, { params })).body
  expect(version).not.toBe(entry.version)
  const unnamed = { content: entry.text, version }
  expect((await owner.call(changeKnowledgeText, { params, body: unnamed })).body.fileName).toBe('Shipping')
})

test('a change keeps to what an addition keeps to', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [shipping, refunds])
  const { params, entry } = await open(owner, id, 'Shipping')
  const change = (content: string) =>
    owner.call(changeKnowledgeText, { params, body: { content, version: entry.version } })
  const twin = { status: 409, body: { code: 'already_exists' } }
  expect(await change(refunds)).toMatchObject(twin)
  expect(await owner.call(addKnowledgeText, { params, body: { content: refunds } })).toMatchObject(twin)
  expect(await change('  ')).toMatchObject({
    status: 400,
    body: { message: validationTexts.contentRequired, field: 'content' },
  })
  expect(await change('Call [[fill in: your number]].')).toMatchObject({
    status: 400,
    body: { field: 'content' },
  })
  const room = limitsOf('free').knowledgeBytes - Buffer.byteLength(refunds)
  expect(await change('a'.repeat(room + 1))).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached' },
  })
  expect((await change('a'.repeat(room))).status).toBe(200)
})

test('files and entries of others are not changed', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [shipping])
  const file = { name: 'notes.md', bytes: Buffer.from(refunds) }
  const { body: uploaded } = await owner.call(uploadKnowledgeFile, { params: { id }, file })
  const body = { content: 'Taken over.', version: 'any' }
  const ofFile = { id, entryId: uploaded.id }
  expect((await owner.call(changeKnowledgeText, { params: ofFile, body })).status).toBe(400)
  const { params, entry } = await open(owner, id, 'Shipping')
  const stranger = await makeOwner(app.origin)
  expect((await stranger.call(changeKnowledgeText, { params, body })).status).toBe(404)
  expect((await owner.call(getKnowledgeEntry, { params })).body).toEqual(entry)
})

test('a text with another name is cited by it from the next training on, whatever was asked before', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner, [shipping, refunds])
  const cited = async ({ message }: { message: string }) =>
    (await ask(app.origin, publicId, { message })).events.at(-1)?.sources?.map(({ title }) => title)
  const aboutRefunds = { message: 'Within how many days do you refund the purchase price?' }
  expect(await cited(question)).toEqual(['Shipping'])
  expect(await cited(aboutRefunds)).toEqual(['Refunds'])
  for (const [content, name, fileName] of [
    [shipping, 'Shipping', 'Parcels'],
    [refunds, 'Refunds', 'Money back'],
  ] as const) {
    const { params, entry } = await open(owner, id, name)
    const body = { content, fileName, version: entry.version }
    expect((await owner.call(changeKnowledgeText, { params, body })).status).toBe(200)
  }
  await owner.call(trainAgent, { params: { id } })
  await expect.poll(async () => (await owner.call(getAgent, { params: { id } })).body.trained).toBe(true)
  expect(await cited(question)).toEqual(['Parcels'])
  expect(await cited(aboutRefunds)).toEqual(['Money back'])
})
