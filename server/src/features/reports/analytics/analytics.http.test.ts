import { correctMessage } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { deleteConversation } from '@parleykit/contract/conversations/conversations'
import {
  dismissWork,
  getBusiestHours,
  getDailyActivity,
  listDoubtfulAnswers,
  listTopQuestions,
  listUnansweredQuestions,
} from '@parleykit/contract/reports/analytics/analytics'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { type OpenDatabase, openDatabase } from '../../../platform/database/index.ts'
import { curatedAnswers } from '../../answering/curated-answers/index.ts'
import { conversations, messages, questionKey, type ReplyKind } from '../../conversations/index.ts'
import { dismissedMessages } from './tables.ts'

let app: TestApp
let open: OpenDatabase
let owner: TestOwner
let agentId: number

/** Four days after Berlin's clocks went from 2 to 3 in the night to Sunday 29 March. */
const now = new Date('2026-04-02T10:00:00Z')

beforeAll(async () => {
  // Told the time, it keeps to the one that is faked here and not to the database's.
  app = await createTestApp({}, undefined, () => new Date())
  open = openDatabase({ connectionString: app.databaseUrl })
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  owner = await makeOwner(app.origin)
  agentId = (await makeAgent(owner)).id
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(async () => {
  await open.close()
  await app.close()
})

interface Turn {
  readonly at: string
  readonly question?: string
  readonly kind?: ReplyKind
  readonly thumb?: 'up' | 'down'
  readonly confidence?: number
  readonly isTest?: boolean
}

/** Stores a conversation of one question and its reply; returns its id. */
async function store({
  at,
  question = 'Hi?',
  kind = 'answer',
  thumb,
  confidence,
  isTest = false,
}: Turn): Promise<number> {
  const createdAt = new Date(at)
  const ofAgent = { agentId, isTest }
  const [conversation] = await open.database
    .insert(conversations)
    .values({
      ...ofAgent,
      visitorId: 'visitor-a',
      preview: question,
      messageCount: 2,
      startedAt: createdAt,
      lastMessageAt: createdAt,
    })
    .returning()
  const both = { ...ofAgent, conversationId: conversation?.id ?? 0, sources: [], createdAt }
  await open.database.insert(messages).values([
    {
      ...both,
      senderType: 'visitor',
      content: question,
      questionKey: questionKey(question),
      outcome: kind,
    },
    {
      ...both,
      senderType: 'agent',
      content: 'Reply',
      replyKind: kind,
      thumb: thumb ?? null,
      confidence: confidence ?? null,
    },
  ])
  return conversation?.id ?? 0
}

const input = (days: 7 | 30 | 90, timeZone: string) => ({
  params: { id: agentId },
  query: { days, timeZone },
})

test("days are those of the owner's zone, also where the clocks change, and empty ones are there", async () => {
  // Berlin: the last minute of the 26th (outside), the first of the 27th, both ends of the short 29th, and after it.
  await store({ at: '2026-03-26T22:59:59Z', kind: 'refusal', thumb: 'down' })
  await store({ at: '2026-03-26T23:00:00Z', thumb: 'up' })
  await store({ at: '2026-03-28T23:00:00Z' })
  await store({ at: '2026-03-29T21:59:59Z', kind: 'refusal' })
  await store({ at: '2026-03-29T22:00:00Z', kind: 'small_talk' })
  await store({ at: '2026-04-02T09:00:00Z', kind: 'credit_limit' })
  await store({ at: '2026-04-02T09:00:00Z', isTest: true })

  const berlin = (await owner.call(getDailyActivity, input(7, 'Europe/Berlin'))).body
  expect(berlin.days.map((day) => [day.date, day.conversations, day.answers, day.refusals])).toEqual([
    ['2026-03-27', 1, 1, 0],
    ['2026-03-28', 0, 0, 0],
    ['2026-03-29', 2, 1, 1],
    ['2026-03-30', 1, 0, 0],
    ['2026-03-31', 0, 0, 0],
    ['2026-04-01', 0, 0, 0],
    ['2026-04-02', 1, 0, 0],
  ])
  expect(berlin.totals).toEqual({
    conversations: 5,
    messages: 10,
    answers: 2,
    refusals: 1,
    suggestionsShown: 0,
    suggestionsTaken: 0,
    thumbsUp: 1,
    thumbsDown: 0,
  })
  expect(berlin.previous).toEqual({
    conversations: 1,
    messages: 2,
    answers: 0,
    refusals: 1,
    suggestionsShown: 0,
    suggestionsTaken: 0,
    thumbsUp: 0,
    thumbsDown: 1,
  })

  const auckland = (await owner.call(getDailyActivity, input(7, 'Pacific/Auckland'))).body
  expect(auckland.days.map((day) => [day.date, day.conversations])).toEqual([
    ['2026-03-27', 2],
    ['2026-03-28', 0],
    ['2026-03-29', 1],
    ['2026-03-30', 2],
    ['2026-03-31', 0],
    ['2026-04-01', 0],
    ['2026-04-02', 1],
  ])
})

test('busiest hours follow the clock on the wall, through the change of clocks and by quarters', async () => {
  await store({ at: '2026-03-28T09:00:00Z' }) // Saturday, 10 in Berlin, before the change
  await store({ at: '2026-03-29T08:59:59Z' }) // Sunday, 10 in Berlin, after it
  await store({ at: '2026-03-30T22:30:00Z' }) // Tuesday, 0 in Berlin
  await store({ at: '2026-03-30T22:30:00Z', isTest: true })
  const berlin = (await owner.call(getBusiestHours, input(30, 'Europe/Berlin'))).body.questions
  expect(berlin.map((hours) => hours.length)).toEqual(Array(7).fill(24))
  expect(filled(berlin)).toEqual(['1 0: 1', '5 10: 1', '6 10: 1'])
  const kathmandu = (await owner.call(getBusiestHours, input(30, 'Asia/Kathmandu'))).body.questions
  expect(filled(kathmandu)).toEqual(['1 4: 1', '5 14: 1', '6 14: 1'])
})

function filled(questions: readonly (readonly number[])[]): string[] {
  return questions.flatMap((hours, weekday) =>
    hours.flatMap((count, hour) => (count > 0 ? [`${weekday} ${hour}: ${count}`] : [])),
  )
}

test('top questions count every spelling of one question, without small talk', async () => {
  await store({ at: '2026-04-01T08:00:00Z', question: 'where can I park' })
  await store({ at: '2026-04-01T09:00:00Z', question: 'Where can I park?', kind: 'refusal' })
  await store({ at: '2026-04-01T10:00:00Z', question: 'Gift cards?' })
  for (const at of ['2026-04-01T11:00:00Z', '2026-04-01T12:00:00Z', '2026-04-01T13:00:00Z'])
    await store({ at, question: 'Hello', kind: 'small_talk' })
  await store({ at: '2026-01-01T08:00:00Z', question: 'Gift cards?' })
  await store({ at: '2026-04-01T10:00:00Z', question: 'Gift cards?', isTest: true })
  expect((await owner.call(listTopQuestions, input(30, 'UTC'))).body.questions).toEqual([
    { question: 'Where can I park?', asked: 2, refused: 1 },
    { question: 'Gift cards?', asked: 1, refused: 0 },
  ])
})

test('a refused question is unanswered until the agent or its owner has answered it', async () => {
  const first = await store({
    at: '2026-04-01T08:00:00Z',
    question: 'Do you sell gift cards?',
    kind: 'refusal',
  })
  const second = await store({ at: '2026-04-01T09:00:00Z', question: 'gift cards', kind: 'refusal' })
  await store({ at: '2026-04-01T08:00:00Z', question: 'Where can I park?', kind: 'refusal' })
  await store({ at: '2026-04-01T09:00:00Z', question: 'where can i park', kind: 'answer' })
  await store({ at: '2026-04-01T09:00:00Z', question: 'Is it a test?', kind: 'refusal', isTest: true })
  const { body } = await owner.call(listUnansweredQuestions, input(7, 'UTC'))
  expect(body.countedAt).toBeNull()
  expect(body.groups).toEqual([
    {
      question: 'gift cards',
      otherWordings: ['Do you sell gift cards?'],
      asked: 2,
      lastAskedAt: '2026-04-01T09:00:00.000Z',
      conversationIds: [second, first],
      messageIds: expect.any(Array),
    },
  ])
  const answer = (question: string) =>
    open.database.insert(curatedAnswers).values({ agentId, question, answer: 'Yes, we do.', createdAt: now })
  await answer('Do you sell gift cards?')
  // A question of these words alone doesn't get that answer.
  const left = (await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups
  expect(left).toMatchObject([{ question: 'gift cards', otherWordings: [], asked: 1 }])
  await answer('Gift cards?')
  expect((await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups).toEqual([])
})

const dismissed = (days: 7 | 30 | 90) => {
  const { params, query } = input(days, 'UTC')
  return { params, query: { ...query, dismissed: '1' as const } }
}

test('a dismissed question stays off the list when it is asked again, is still counted, and can be put back', async () => {
  await store({ at: '2026-04-01T08:00:00Z', question: 'asdf qwer?', kind: 'refusal' })
  await store({ at: '2026-04-01T08:00:00Z', question: 'Where can I park?', kind: 'refusal' })
  const unanswered = async () =>
    (await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups.map(({ question }) => question)
  const groups = (await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups
  const messageIds = groups.find(({ question }) => question === 'asdf qwer?')?.messageIds ?? []
  const params = { id: agentId }
  await owner.call(dismissWork, { params, body: { messageIds, isDismissed: true } })
  await owner.call(dismissWork, { params, body: { messageIds, isDismissed: true } })
  await store({ at: '2026-04-02T08:00:00Z', question: 'Asdf qwer', kind: 'refusal' })
  expect(await unanswered()).toEqual(['Where can I park?'])
  expect((await owner.call(getDailyActivity, input(7, 'UTC'))).body.totals.refusals).toBe(3)
  const listed = (await owner.call(listUnansweredQuestions, dismissed(7))).body.groups
  expect(listed).toMatchObject([{ question: 'Asdf qwer', asked: 2, messageIds }])
  await owner.call(dismissWork, { params, body: { messageIds, isDismissed: false } })
  expect(await unanswered()).toEqual(['Asdf qwer', 'Where can I park?'])
  expect((await owner.call(listUnansweredQuestions, dismissed(7))).body.groups).toEqual([])
})

test('answers with a thumb down or little confidence are listed until they are corrected or dismissed', async () => {
  const at = '2026-04-01T08:00:00Z'
  await store({ at, question: 'Sure?', confidence: 0.999 })
  await store({ at, question: 'Liked?', confidence: 0.5, thumb: 'up' })
  await store({ at, question: 'By a model?' })
  await store({ at, question: 'Refused?', kind: 'refusal', confidence: 0.1, thumb: 'down' })
  await store({ at, question: 'A test?', confidence: 0.1, thumb: 'down', isTest: true })
  await store({ at: '2026-01-01T08:00:00Z', question: 'Long ago?', thumb: 'down' })
  await store({ at, question: 'Where can I park?', confidence: 0.8 })
  const conversationId = await store({ at, question: 'Gift cards?', confidence: 0.6 })
  await store({ at, question: 'When are you open?', confidence: 0.9, thumb: 'down' })
  const { body } = await owner.call(listDoubtfulAnswers, input(7, 'UTC'))
  expect(body.map(({ question, confidence }) => [question, confidence])).toEqual([
    ['When are you open?', 0.9],
    ['Gift cards?', 0.6],
    ['Where can I park?', 0.8],
  ])
  expect(body[1]).toMatchObject({ conversationId, answer: 'Reply', answers: 1, thumbsDown: 0, sources: [] })
  const [open, gift, park] = body
  await owner.call(correctMessage, {
    params: { id: gift?.messageId ?? 0 },
    body: { content: 'We sell gift cards.' },
  })
  const params = { id: agentId }
  const messageIds = [...(open?.messageIds ?? []), ...(park?.messageIds ?? [])]
  await owner.call(dismissWork, { params, body: { messageIds, isDismissed: true } })
  expect((await owner.call(listDoubtfulAnswers, input(7, 'UTC'))).body).toEqual([])
  expect((await owner.call(listDoubtfulAnswers, dismissed(7))).body).toMatchObject([
    { question: 'When are you open?' },
    { question: 'Where can I park?' },
  ])
  expect((await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups).toHaveLength(1)
})

test("only the agent's own messages are dismissed, and a visitor's deletion takes the dismissal along", async () => {
  const conversationId = await store({
    at: '2026-04-01T08:00:00Z',
    question: 'asdf qwer?',
    kind: 'refusal',
  })
  const [group] = (await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups
  const messageIds = group?.messageIds ?? []
  const stranger = await makeOwner(app.origin)
  const theirs = (await makeAgent(stranger)).id
  const body = { messageIds, isDismissed: true }
  expect((await stranger.call(dismissWork, { params: { id: agentId }, body })).status).toBe(404)
  expect((await stranger.call(dismissWork, { params: { id: theirs }, body })).status).toBe(200)
  expect((await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups).toHaveLength(1)
  await setTier(app.databaseUrl, owner, 'standard')
  const member = await makeMember(app.origin, owner, 'viewer')
  expect((await member.call(dismissWork, { params: { id: agentId }, body })).status).toBe(403)
  expect((await member.call(listUnansweredQuestions, dismissed(7))).status).toBe(200)
  await owner.call(dismissWork, { params: { id: agentId }, body })
  await owner.call(deleteConversation, { params: { id: conversationId } })
  const kept = open.database.select().from(dismissedMessages).where(eq(dismissedMessages.agentId, agentId))
  expect(await kept).toEqual([])
})

test("a visitor's chat is counted, with what became of its question", async () => {
  owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['A kayak costs 12 euros a day, and a guide comes along on request.'])
  agentId = agent.id
  await ask(app.origin, agent.publicId, { message: 'How much does a kayak cost?' })
  await ask(app.origin, agent.publicId, { message: 'Who won the world cup in 1998?' })
  await ask(app.origin, agent.publicId, { message: 'Hello' })
  const { totals } = (await owner.call(getDailyActivity, input(7, 'UTC'))).body
  expect(totals).toMatchObject({
    conversations: 3,
    messages: 6,
    answers: 1,
    refusals: 1,
    thumbsUp: 0,
    thumbsDown: 0,
  })
  const replies = await open.database.select().from(messages).where(eq(messages.agentId, agentId))
  expect(replies.flatMap(({ confidence }) => confidence ?? [])).toEqual([expect.closeTo(1, 1)])
  const top = (await owner.call(listTopQuestions, input(7, 'UTC'))).body.questions
  expect(top.map(({ question }) => question).sort()).toEqual([
    'How much does a kayak cost?',
    'Who won the world cup in 1998?',
  ])
  const unanswered = (await owner.call(listUnansweredQuestions, input(7, 'UTC'))).body.groups
  expect(unanswered.map((group) => group.question)).toEqual(['Who won the world cup in 1998?'])
})

const routes = [
  getDailyActivity,
  getBusiestHours,
  listTopQuestions,
  listUnansweredQuestions,
  listDoubtfulAnswers,
]

test('other owners get nothing, and what is no period or zone is refused', async () => {
  const stranger = await makeOwner(app.origin)
  for (const route of routes) {
    expect((await stranger.call(route, input(7, 'UTC'))).status).toBe(404)
    const path = `${app.origin}${route.path.replace(':id', String(agentId))}`
    expect((await fetch(path)).status).toBe(401)
    for (const query of ['days=8', 'days=x', 'timeZone=Mars/Olympus', 'timeZone=%2B02:00', 'timeZone=CET']) {
      const answer = await fetch(`${path}?${query}`, { headers: { cookie: owner.cookie } })
      expect([query, answer.status]).toEqual([query, 400])
    }
    expect((await fetch(path, { headers: { cookie: owner.cookie } })).status).toBe(200)
  }
})
