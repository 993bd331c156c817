import { deleteAgent, getAgent } from '@parleykit/contract/agents/agents'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { cancelChecks, getChecks, runChecks, saveChecks } from '@parleykit/contract/answering/evals/evals'
import { evalQuestionMax, evalQuestionsMax } from '@parleykit/contract/answering/evals/limits'
import { getUser } from '@parleykit/contract/auth/account'
import { listConversations } from '@parleykit/contract/conversations/conversations'
import { addKnowledgeText, deleteKnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { listTrainings, trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { startScriptedLanguageModel } from '../../../../test/scripted-language-model.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { requeueLostEvalRuns } from './index.ts'
import { checkRunsByOwner } from './throttle-rules.ts'

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

const ferry = '# Ferries\n\nThe ferry leaves at noon from the northern pier.'
const later = '# Ferries\n\nThe ferry leaves at nine from the southern pier.'
const kayaks = '# Kayaks\n\nRenting a kayak costs 20 euros an hour.'
const aboutFerry = 'When does the ferry leave?'
const aboutKayaks = 'How much does renting a kayak cost?'
const aboutDogs = 'Are dogs allowed on board?'

async function add(owner: TestOwner, id: number, content: string): Promise<number> {
  return (await owner.call(addKnowledgeText, { params: { id }, body: { content } })).body.id
}

async function runToEnd(owner: TestOwner, id: number) {
  const begun = await owner.call(runChecks, { params: { id } })
  expect(begun.status).toBe(200)
  expect(begun.body.run).toMatchObject({ startedBy: owner.user.username })
  return endOf(owner, id)
}

async function endOf(owner: TestOwner, id: number) {
  const read = async () => (await owner.call(getChecks, { params: { id } })).body.run
  await expect.poll(async () => (await read())?.status, { timeout: 120_000 }).not.toBe('running')
  const run = await read()
  if (!run) throw new Error('There is no run')
  return run
}

/** On a busy machine a training takes longer than its request waits. */
async function train(owner: TestOwner, id: number): Promise<void> {
  await owner.call(trainAgent, { params: { id } })
  const isTrained = async () => (await owner.call(getAgent, { params: { id } })).body.trained
  await expect.poll(isTrained, { timeout: 120_000 }).toBe(true)
}

const save = (owner: TestOwner, id: number, questions: readonly string[]) =>
  owner.call(saveChecks, { params: { id }, body: { questions: [...questions] } })

test('questions that are too long, too many, or none at all are refused, and so is a run without any', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [ferry])
  expect((await owner.call(getChecks, { params: { id } })).body).toEqual({
    questions: [],
    model: null,
    run: null,
  })
  expect((await save(owner, id, ['x'.repeat(evalQuestionMax + 1)])).status).toBe(400)
  const many = Array.from({ length: evalQuestionsMax + 1 }, (_, at) => `Question ${at}?`)
  expect((await save(owner, id, many)).status).toBe(400)
  const bodies: unknown[] = [{}, { questions: 'Why?' }, { questions: [7] }, { questions: [null] }]
  for (const body of bodies)
    expect((await owner.call(saveChecks, { params: { id }, body: body as never })).status).toBe(400)
  expect((await owner.call(runChecks, { params: { id } })).status).toBe(400)
  expect((await owner.call(getChecks, { params: { id: 999_999 } })).status).toBe(404)

  const saved = await save(owner, id, [' Why\n me? ', '', 'WHY me?', '\u200b', 'And you?'])
  expect(saved.body.questions).toEqual(['Why me?', 'And you?'])
  expect((await save(owner, id, many.slice(1))).body.questions).toHaveLength(evalQuestionsMax)
  expect((await save(owner, id, [])).body.questions).toEqual([])
})

test('an agent that knows nothing has nothing to be asked', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  await save(owner, id, [aboutFerry])
  expect(await owner.call(runChecks, { params: { id } })).toMatchObject({
    status: 400,
    body: { code: 'no_knowledge' },
  })
})

test('only who has the agent reads its checks, and only editors change and run them', async () => {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const { id } = await makeAgent(owner, [ferry])
  await save(owner, id, [aboutFerry])
  const stranger = await makeOwner(app.origin)
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const params = { id }
  for (const route of [getChecks, runChecks, cancelChecks] as const)
    expect((await stranger.call(route, { params })).status).toBe(404)
  expect((await save(stranger, id, ['Planted?'])).status).toBe(404)
  expect((await viewer.call(getChecks, { params })).body.questions).toEqual([aboutFerry])
  expect((await viewer.call(runChecks, { params })).status).toBe(403)
  expect((await viewer.call(cancelChecks, { params })).status).toBe(403)
  expect((await save(viewer, id, ['Planted?'])).status).toBe(403)
  expect((await owner.call(getChecks, { params })).body).toMatchObject({ questions: [aboutFerry], run: null })
})

test('a run tells what a training would change without publishing it, and afterwards what it has changed', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const { id } = agent
  const ferryId = await add(owner, id, ferry)
  await train(owner, id)
  await save(owner, id, [aboutFerry, aboutKayaks, aboutDogs])

  const first = await runToEnd(owner, id)
  expect(first).toMatchObject({
    status: 'completed',
    versions: { before: null, now: 1 },
    hasUntrained: false,
  })
  expect(first.results.map(({ now }) => now.isRefused)).toEqual([false, true, true])
  expect(first.results[0]).toMatchObject({ before: null, next: null, sinceBefore: null, byTraining: null })
  expect(first.results[0]?.now.sources.map(({ quote }) => quote)).toEqual([
    'The ferry leaves at noon from the northern pier.',
  ])

  await add(owner, id, kayaks)
  await owner.call(deleteKnowledgeEntry, { params: { id, entryId: ferryId } })
  await add(owner, id, later)
  const before = (await owner.call(getAgent, { params: { id } })).body
  const foreseen = await runToEnd(owner, id)
  expect(foreseen).toMatchObject({ hasUntrained: true, questionCount: 3 })
  // What is deleted answers nobody from then on: it is the training that lets its successor answer.
  expect(foreseen.results.map(({ byTraining }) => byTraining)).toEqual([
    'newly_answered',
    'newly_answered',
    'same',
  ])
  expect(foreseen.results[1]?.next?.text).toBe('Renting a kayak costs 20 euros an hour.')
  expect((await owner.call(getAgent, { params: { id } })).body).toEqual(before)
  // Nothing of it is live: no visitor gets it, and no training is listed.
  const { events } = await ask(app.origin, agent.publicId, { message: aboutKayaks })
  expect(events.some((event) => event.function_call?.name === 'irrelevantPromptHandler')).toBe(true)
  expect((await owner.call(listTrainings, { params: { id } })).body.map(({ version }) => version)).toEqual([
    1,
  ])
  const kept = await client.query('select version from index_versions where agent_id = $1', [id])
  expect(kept.rows).toEqual([{ version: 1 }])

  await train(owner, id)
  const after = await runToEnd(owner, id)
  expect(after).toMatchObject({ versions: { before: 1, now: 2 }, hasUntrained: false })
  expect(after.results.map(({ sinceBefore }) => sinceBefore)).toEqual([
    'newly_answered',
    'newly_answered',
    'same',
  ])
  expect(after.results[0]?.now.text).toBe(foreseen.results[0]?.next?.text)
  const told = (await owner.call(listConversations, { params: { id } })).body
  expect(told.map(({ messageCount }) => messageCount)).toEqual([2])
})

test('texts that were trained together differ from those before by what is newly answered or refused', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [ferry])
  await add(owner, id, kayaks)
  await train(owner, id)
  await save(owner, id, [aboutFerry, aboutKayaks])
  const run = await runToEnd(owner, id)
  expect(run.results.map(({ sinceBefore }) => sinceBefore)).toEqual(['same', 'newly_answered'])
  expect(run.results[1]).toMatchObject({
    before: { isRefused: true },
    now: { isRefused: false, answerer: 'embedded' },
  })
})

test('answers that the owner wrote count in every column', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [ferry])
  await add(owner, id, kayaks)
  await owner.call(addCuratedAnswer, {
    params: { id },
    body: { question: aboutDogs, answer: 'Yes, on a lead.' },
  })
  await save(owner, id, [aboutDogs])
  const [result] = (await runToEnd(owner, id)).results
  expect(result).toMatchObject({ now: { answerer: 'curated', text: 'Yes, on a lead.' }, byTraining: 'same' })
})

test('an agent that was never trained refuses, and the run tells what its first training would bring', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  await add(owner, id, ferry)
  await save(owner, id, [aboutFerry])
  const run = await runToEnd(owner, id)
  expect(run.versions).toEqual({ before: null, now: null })
  expect(run.results).toMatchObject([{ now: { isRefused: true }, byTraining: 'newly_answered' }])
  expect((await owner.call(getAgent, { params: { id } })).body.trained).toBe(false)
  await train(owner, id)
  const { rows } = await client.query('select count(*)::int as cut from passages where agent_id = $1', [id])
  expect(rows).toEqual([{ cut: 1 }])
})

test('a run whose process died goes on with what is left', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [ferry])
  await save(owner, id, [aboutFerry, aboutDogs])
  await runToEnd(owner, id)
  // As a restored backup has it: half of it is answered, and there is no job.
  await client.query('delete from check_results where agent_id = $1 and position = 1', [id])
  await client.query(`update check_runs set status = 'running', ended_at = null where agent_id = $1`, [id])
  await requeueLostEvalRuns(app.platform())
  expect(await endOf(owner, id)).toMatchObject({
    status: 'completed',
    results: [{ question: aboutFerry }, { question: aboutDogs }],
  })
  expect((await owner.call(cancelChecks, { params: { id } })).status).toBe(200)
  expect(await endOf(owner, id)).toMatchObject({ status: 'completed' })
})

test('saving other questions leaves the last run as it was, and a deleted agent takes both along', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, [ferry])
  await save(owner, id, [aboutFerry])
  await runToEnd(owner, id)
  const saved = await save(owner, id, [aboutDogs])
  expect(saved.body.run?.results.map(({ question }) => question)).toEqual([aboutFerry])
  await owner.call(deleteAgent, { params: { id } })
  const left = await client.query(
    `select 1 from check_questions where agent_id = $1 union all select 1 from check_runs where agent_id = $1
     union all select 1 from check_results where agent_id = $1`,
    [id],
  )
  expect(left.rows).toEqual([])
})

test('an owner who runs them without end is slowed down', async () => {
  const limited = await createTestApp({ DATABASE_URL: app.databaseUrl, RATE_LIMITS: 'on' })
  try {
    const owner = await makeOwner(limited.origin)
    const { id } = await makeAgent(owner, [ferry])
    await save(owner, id, [aboutFerry])
    for (let runs = 0; runs < checkRunsByOwner.points; runs++)
      await limited.platform().throttles.consume(checkRunsByOwner, String(owner.user.id))
    expect((await owner.call(runChecks, { params: { id } })).status).toBe(429)
  } finally {
    await limited.close()
  }
})

/** A server whose answers a model words. */
async function openWording() {
  const model = await startScriptedLanguageModel({ says: 'The ferry leaves at noon [1].' })
  const wording = await createTestApp({
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: 'sk-never-shown',
    LLM_MODEL: 'large',
    LLM_FAST_MODEL: 'small',
    LLM_FIRST_TOKEN_SECONDS: '60',
  })
  const close = async () => {
    await wording.close()
    await model.close()
  }
  return { model, origin: wording.origin, close }
}

test('a model words the answers, is asked in every column, and what it takes is told', async () => {
  const { origin, close } = await openWording()
  try {
    const owner = await makeOwner(origin)
    const { id } = await makeAgent(owner, [ferry])
    await add(owner, id, kayaks)
    expect((await save(owner, id, [aboutFerry])).body.model).toBe('small')
    const run = await runToEnd(owner, id)
    expect(run.results).toMatchObject([
      { now: { answerer: 'model' }, next: { answerer: 'model' }, byTraining: 'same' },
    ])
    expect(run.tokens).toBeGreaterThan(600)
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(0)
  } finally {
    await close()
  }
})

test('a run stays alone while it goes on, and a canceled one keeps nothing of what comes later', async () => {
  const { model, origin, close } = await openWording()
  const held = Promise.withResolvers<void>()
  try {
    const owner = await makeOwner(origin)
    const { id } = await makeAgent(owner, [ferry])
    const params = { id }
    await save(owner, id, [aboutFerry, aboutDogs])
    model.act = { says: 'The ferry ', until: held.promise, thenSays: 'leaves at noon [1].' }
    model.requests.length = 0
    const { run: first } = (await owner.call(runChecks, { params })).body
    await expect.poll(() => model.requests.length, { timeout: 60_000 }).toBeGreaterThan(0)
    expect((await owner.call(runChecks, { params })).body.run).toEqual(first)
    expect((await owner.call(cancelChecks, { params })).status).toBe(200)
    const { run } = (await owner.call(getChecks, { params })).body
    expect(run).toMatchObject({ status: 'canceled', questionCount: 2, results: [] })
    // The next one is asked by the same job, once that is done with the question that nobody waits for.
    await save(owner, id, [aboutFerry])
    const next = owner.call(runChecks, { params })
    expect((await next).body.run).toMatchObject({ status: 'running', questionCount: 1, results: [] })
    held.resolve()
    expect(await endOf(owner, id)).toMatchObject({ status: 'completed', results: [{ question: aboutFerry }] })
  } finally {
    held.resolve()
    await close()
  }
})
