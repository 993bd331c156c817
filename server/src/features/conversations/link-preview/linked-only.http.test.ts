import { randomUUID } from 'node:crypto'
import { type Agent, updateAgent } from '@parleykit/contract/agents/agents'
import {
  addCuratedAnswer,
  correctMessage,
  deleteCuratedAnswer,
  listCuratedAnswers,
  undoCorrection,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { deleteConversation, listMessages } from '@parleykit/contract/conversations/conversations'
import { getLinkPreview, noteOpenedLink } from '@parleykit/contract/conversations/link-preview/link-preview'
import { linkPreviewTexts } from '@parleykit/contract/conversations/link-preview/texts'
import { addKnowledgeText, deleteKnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { sayAsPerson, takeOver } from '@parleykit/contract/support/live-handoff/live-handoff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../../../test/serve-website.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { backfillMessageLinks } from './backfill-message-links.ts'

const read: string[] = []
let website: TestWebsite
let app: TestApp
let owner: TestOwner

beforeAll(async () => {
  website = await serveWebsite((request, response) => {
    read.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A page</title>')
  })
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: website.host })
})
beforeEach(async () => {
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
})
afterAll(async () => {
  await app.close()
  await website.close()
})

/** An address of the website that nothing else has. */
const newAddress = () => `${website.origin}/${randomUUID()}`

const preview = ({ publicId }: Agent, url: string, headers: Record<string, string> = {}) =>
  callRoute(app.origin, getLinkPreview, { params: { botId: publicId }, query: { url }, headers })

const statusOf = async (agent: Agent, url: string) => (await preview(agent, url)).status

const open = ({ publicId }: Agent, url: string) =>
  callRoute(app.origin, noteOpenedLink, { params: { botId: publicId }, body: { url } })

const openedLinks = async ({ id }: Agent) =>
  (await owner.call(listRecentActivities)).body.filter(
    ({ activityType, botId }) => activityType === 'affiliate_clicked' && botId === id,
  ).length

/** An agent that answers with an address, and the conversation in which it did. */
async function talk(address: string, more: { allowsTakeover?: boolean } = {}) {
  const agent = await makeAgent(owner, [`The ferry is booked at ${address} only.`])
  if (more.allowsTakeover) await owner.call(updateAgent, { params: { id: agent.id }, body: more })
  const asked = await ask(app.origin, agent.publicId, { message: 'Where is the ferry booked?' })
  expect(asked.text).toContain(address)
  return { agent, conversationId: asked.conversationId ?? 0, visitorToken: asked.visitorToken }
}

test('a page that an agent does not link to is not read, shown or noted, even if another agent links to it', async () => {
  const [agent, other] = [await makeAgent(owner), await makeAgent(owner)]
  const url = newAddress()
  await owner.call(addKnowledgeText, { params: { id: other.id }, body: { content: `See ${url}` } })
  for (const isKnown of [false, true]) {
    if (isKnown) expect(await statusOf(other, url)).toBe(200)
    const { status, body } = await preview(agent, url)
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: linkPreviewTexts.failed, code: 'website_unreadable' })
    expect((await open(agent, url)).status).toBe(200)
  }
  expect(read.filter((path) => url.endsWith(path))).toHaveLength(1)
  expect(await openedLinks(agent)).toBe(0)
  await open(other, url)
  expect(await openedLinks(other)).toBe(1)
})

test('an address that only a visitor wrote is not read, with the token of the conversation or without', async () => {
  const { agent, conversationId, visitorToken } = await talk(newAddress())
  const url = newAddress()
  const headers = { 'x-visitor-token': visitorToken }
  await ask(app.origin, agent.publicId, { message: `What is ${url} about?`, conversationId }, headers)
  expect((await preview(agent, url)).status).toBe(422)
  expect((await preview(agent, url, headers)).status).toBe(422)
  expect(read.filter((path) => url.endsWith(path))).toEqual([])
})

test('an address that a reply only repeats from the question is not read', async () => {
  const agent = await makeAgent(owner, ['Returns are possible within 30 days.'])
  const url = newAddress()
  const message = `Are returns possible? Do unicorn gryphon wizardry ${url} phoenix hobbit goblins exist?`
  const { text } = await ask(app.origin, agent.publicId, { message })
  expect(text).toContain(url)
  expect((await preview(agent, url)).status).toBe(422)
  expect((await open(agent, url)).status).toBe(200)
  expect(await openedLinks(agent)).toBe(0)
})

test('every spelling of an address in an entry has its card until the entry is deleted', async () => {
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const url = newAddress()
  const { origin, pathname } = new URL(url)
  const content = `Read [our terms](${url}/t%c3%a4g|x), ${url}/über_uns. And (${url}/a_(b)).`
  const { body: entry } = await owner.call(addKnowledgeText, { params, body: { content } })
  const spellings = [
    `${url}/täg|x`,
    `${url}/t%C3%A4g%7Cx#top`,
    `[${url}/über_uns]`,
    `${url}/%C3%BCber_uns`,
    `${origin.toUpperCase()}${pathname}/a_(b)`,
  ]
  for (const spelling of spellings)
    expect([spelling, await statusOf(agent, spelling)]).toEqual([spelling, 200])
  expect(await statusOf(agent, `${url}/other`)).toBe(422)
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: entry.id } })
  for (const spelling of spellings)
    expect([spelling, await statusOf(agent, spelling)]).toEqual([spelling, 422])
})

test('settings link to pages as long as they name them', async () => {
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const [greeting, contact, text, starter] = [newAddress(), newAddress(), newAddress(), newAddress()]
  const body = {
    greeting: `Hello! See ${greeting}.`,
    humanContact: { text: `Or ${text}`, email: '', phone: '', url: contact },
    starterPrompts: [{ title: 'Terms', content: `What does ${starter} say?` }],
  }
  await owner.call(updateAgent, { params, body })
  for (const url of [greeting, contact, text, starter]) expect(await statusOf(agent, url)).toBe(200)
  await owner.call(updateAgent, {
    params,
    body: { greeting: 'Hello!', humanContact: null, starterPrompts: [] },
  })
  for (const url of [greeting, contact, text, starter]) expect(await statusOf(agent, url)).toBe(422)
})

test('a curated answer links to its pages until it is deleted', async () => {
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const url = newAddress()
  const body = { question: 'Where are the terms?', answer: `[Here](${url})` }
  await owner.call(addCuratedAnswer, { params, body })
  expect(await statusOf(agent, url)).toBe(200)
  const { body: answers } = await owner.call(listCuratedAnswers, { params })
  await owner.call(deleteCuratedAnswer, { params: { ...params, answerId: answers[0]?.id ?? 0 } })
  expect(await statusOf(agent, url)).toBe(422)
})

test('a reply keeps its links through corrections, and loses them with its conversation', async () => {
  const [said, corrected] = [newAddress(), newAddress()]
  const { agent, conversationId } = await talk(said)
  const statuses = () => Promise.all([said, corrected].map((url) => statusOf(agent, url)))
  await app.platform().database.execute(sql`delete from knowledge_entries where agent_id = ${agent.id}`)
  expect(await statuses()).toEqual([200, 422])
  const { body: messages } = await owner.call(listMessages, { params: { id: conversationId } })
  const params = { id: messages.at(-1)?.id ?? 0 }
  await owner.call(correctMessage, { params, body: { content: `The ferry is booked at ${corrected}` } })
  expect(await statuses()).toEqual([200, 200])
  await owner.call(undoCorrection, { params })
  expect(await statuses()).toEqual([200, 200])
  await owner.call(deleteConversation, { params: { id: conversationId } })
  expect(await statuses()).toEqual([422, 422])
})

test("a person in the agent's place links to pages", async () => {
  const { agent, conversationId } = await talk(newAddress(), { allowsTakeover: true })
  const url = newAddress()
  const params = { id: conversationId }
  await owner.call(takeOver, { params, body: { insteadOf: null } })
  const said = { content: `Please look at ${url}!`, messageKey: randomUUID() }
  expect((await owner.call(sayAsPerson, { params, body: said })).status).toBe(201)
  expect(await statusOf(agent, url)).toBe(200)
})

test('texts of a version without links have them once the job has read them', async () => {
  const [said, known] = [newAddress(), newAddress()]
  const { agent } = await talk(said)
  await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { content: `See ${known}` } })
  const { database } = app.platform()
  await database.execute(sql`update messages set links = null where agent_id = ${agent.id}`)
  await database.execute(sql`update knowledge_entries set links = null where agent_id = ${agent.id}`)
  expect(await Promise.all([said, known].map((url) => statusOf(agent, url)))).toEqual([422, 422])
  await backfillMessageLinks(app.platform())
  expect(await Promise.all([said, known].map((url) => statusOf(agent, url)))).toEqual([200, 200])
})
