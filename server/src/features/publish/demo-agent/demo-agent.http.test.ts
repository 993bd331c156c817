import { createAgent } from '@parleykit/contract/agents/agents'
import { login, register } from '@parleykit/contract/auth/account'
import { demoAgentFace, demoAgentId, getDemoAgent } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { getPublicAgent } from '@parleykit/contract/publish/public-agents'
import { getDashboardStats, listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { startScriptedEmbeddingServer } from '../../../../test/scripted-embedding-server.ts'
import { startScriptedLanguageModel } from '../../../../test/scripted-language-model.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { listAccounts } from '../../auth/index.ts'
import { listUnenrichedVersions } from '../../retrieval/training/list-unenriched-versions.ts'
import { prepareDemoAgent } from './prepare-demo-agent.ts'
import { requestDemoAgent } from './request-demo-agent.ts'

const read = async (app: TestApp) => (await callRoute(app.origin, getDemoAgent)).body
/** What owners ask every day, in their words, and the page of the guide that has it. */
const everyday = [
  ['Can I connect WhatsApp?', 'WhatsApp, Messenger and other channels'],
  ["my bot isn't showing on my website", "The chat isn't showing on my website"],
  ['how do i invite a colleague?', 'Team and roles'],
  ['is my data sent to the cloud?', 'Privacy and security'],
  ['am I notified when somebody leaves an email?', 'Email addresses of visitors (leads)'],
  ['what happens when credits run out?', 'Plans and limits'],
  ['what do I do about a wrong answer?', 'Wrong and missing answers'],
  ['reset password without mail', 'Account and sign-in'],
  ['i uploaded a new file but the bot doesnt use it', 'Wrong and missing answers'],
  ['max file size', 'Adding knowledge'],
  ['how to add my logo', 'How an agent looks and speaks'],
  ['can customers talk to a real person', 'When a person answers'],
  ['who makes parleykit', 'What ParleyKit is'],
] as const
const entriesOf = async (app: TestApp) =>
  (await app.platform().database.execute(sql`select file_name, text from knowledge_entries order by id`)).rows

test('the product brings an agent that knows its documentation, which costs nobody and counts as nobody’s', async () => {
  const model = await startScriptedLanguageModel({ says: 'From the model.' })
  const embeddings = await startScriptedEmbeddingServer([['bubble']])
  const app = await createTestApp({
    DEMO_AGENT: 'on',
    REGISTRATION: 'closed',
    BILLING: 'off',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'costly',
    LLM_TRAINING_QUESTIONS: 'on',
    EMBEDDING_BASE_URL: embeddings.baseUrl,
    EMBEDDING_MODEL: 'costly',
  })
  try {
    await expect.poll(() => read(app)).toMatchObject({ agent: { publicId: demoAgentId }, isPreparing: false })
    const { agent, starterPrompts } = await read(app)
    expect(agent).toMatchObject({ name: demoAgentFace.name, status: 'active', theme: 'system' })
    expect(starterPrompts).toEqual(demoAgentFace.starterPrompts)

    // Every question that it is offered with is answered, word for word and from the guide.
    for (const { content } of demoAgentFace.starterPrompts) {
      const { events } = await ask(app.origin, demoAgentId, { message: content })
      expect(events.at(-1), content).toMatchObject({ done: true })
      expect(events.at(-1)?.sources?.length, content).toBeGreaterThan(0)
    }
    for (const [message, page] of everyday) {
      const { events } = await ask(app.origin, demoAgentId, { message })
      expect(events.at(-1)?.sources?.[0]?.title, message).toBe(page)
    }
    const maker = await ask(app.origin, demoAgentId, { message: 'who made you' })
    expect(maker.text).toContain('a chatbot set up by the team behind this page')
    const bubble = await ask(app.origin, demoAgentId, { message: 'How do I add the bubble to my website?' })
    expect(bubble.text).toMatch(/snippet/)
    const football = await ask(app.origin, demoAgentId, { message: 'Who won the world cup in 1998?' })
    expect(football.events.some((event) => event.function_call)).toBe(true)
    expect(await listUnenrichedVersions(app.platform())).toEqual([])
    expect([model.requests, embeddings.texts]).toEqual([[], []])

    // The first account is still the first, although nobody else may register.
    const owner = await makeOwner(app.origin)
    expect(owner.user).toMatchObject({ subscriptionTier: 'admin' })
    expect((await owner.call(getDashboardStats)).body).toMatchObject({ totalBots: 0, totalConversations: 0 })
    expect((await owner.call(listRecentActivities)).body).toEqual([])
    expect((await listAccounts(app.platform().database)).map(({ id }) => id)).toEqual([owner.user.id])
    for (const username of ['@parleykit', 'parleykit'])
      expect((await callRoute(app.origin, login, { body: { username, password: '' } })).status).toBe(400)
    const signIn = await callRoute(app.origin, login, {
      body: { username: '@parleykit', password: 'correct horse' },
    })
    expect(signIn.status).toBe(401)
    expect((await owner.call(createAgent, { body: { name: demoAgentFace.name } })).status).toBe(201)
  } finally {
    await app.close()
    await model.close()
    await embeddings.close()
  }
})

test('another version brings its documentation along, and where it is switched off it is gone', async () => {
  const app = await createTestApp({ DEMO_AGENT: 'on' })
  try {
    await expect.poll(() => read(app)).toMatchObject({ agent: { publicId: demoAgentId } })
    const { database } = app.platform()
    const before = await entriesOf(app)
    expect(before.length).toBeGreaterThan(5)
    const { rows: hint } = await database.execute(sql`select count(*)::int as n from users where is_system`)
    expect(hint).toEqual([{ n: 1 }])

    // What an older version knew: one page with other words, and one that is gone.
    await database.execute(sql`update knowledge_entries set text = 'Old words.', text_hash = sha256('old'::bytea)
      where file_name = 'Publishing an agent'`)
    await database.execute(sql`update knowledge_entries set file_name = 'Of an older version'
      where file_name = 'Privacy and security'`)
    await prepareDemoAgent(app.platform())
    const byName = (rows: Awaited<ReturnType<typeof entriesOf>>) =>
      rows.toSorted((one, other) => String(one.file_name).localeCompare(String(other.file_name)))
    expect(byName(await entriesOf(app))).toEqual(byName(before))
    const trained = sql`select trained_revision = revision as trained, state.status
      from agents join training_states as state on state.agent_id = agents.id
      join agent_knowledge as knowledge on knowledge.agent_id = agents.id where public_id = ${demoAgentId}`
    await expect
      .poll(async () => (await database.execute(trained)).rows)
      .toEqual([{ trained: true, status: 'completed' }])
    // With nothing new nothing is trained again.
    await prepareDemoAgent(app.platform())
    expect((await database.execute(trained)).rows).toEqual([{ trained: true, status: 'completed' }])

    const off = { ...app.platform(), config: { ...app.platform().config, demoAgent: false } }
    await requestDemoAgent(off)
    const lookUp = () => callRoute(app.origin, getPublicAgent, { params: { botId: demoAgentId } })
    expect((await lookUp()).status).toBe(404)
    expect((await read(app)).agent).toBeNull()
    await prepareDemoAgent(app.platform())
    expect((await lookUp()).status).toBe(200)
  } finally {
    await app.close()
  }
})

test('the first account of a server that has it is told how to become admin', async () => {
  const app = await createTestApp({ DEMO_AGENT: 'on', REGISTRATION: 'invite' })
  try {
    await prepareDemoAgent(app.platform())
    const body = { username: 'first', email: 'first@example.com', password: 'correct horse' }
    expect(await callRoute(app.origin, register, { body })).toMatchObject({
      status: 201,
      body: { mayBecomeAdmin: true },
    })
  } finally {
    await app.close()
  }
})
