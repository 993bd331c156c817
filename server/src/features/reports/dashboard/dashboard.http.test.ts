import { updateAgent } from '@parleykit/contract/agents/agents'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { deleteConversation, listConversations } from '@parleykit/contract/conversations/conversations'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import {
  dismissWork,
  listDoubtfulAnswers,
  listUnansweredQuestions,
} from '@parleykit/contract/reports/analytics/analytics'
import {
  dashboardDays,
  listDashboardDays,
  listNeeds,
  listRecentActivities,
} from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { sql } from '../../../platform/database/drizzle.ts'

const dayMs = 24 * 3600 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const needsOf = async (owner: TestOwner) =>
  (await owner.call(listNeeds)).body.map(({ kind, agent, count }) => [kind, agent?.name ?? null, count])

test('an activity says what was asked, until its conversation is gone or belongs to another owner', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })
  const [conversation] = (await owner.call(listConversations, { params: { id: agent.id } })).body
  const conversationId = conversation?.id ?? 0
  const newest = async () => (await owner.call(listRecentActivities)).body[0]
  expect(await newest()).toMatchObject({
    activityType: 'conversation_completed',
    botId: agent.id,
    description: expect.stringContaining(`"${agent.name}"`),
    asked: { conversationId, agentName: agent.name, question: 'What does a kayak cost?' },
  })
  await owner.call(deleteConversation, { params: { id: conversationId } })
  expect(await newest()).toMatchObject({ activityType: 'conversation_completed', asked: null })
})

test('the days count conversations of all agents by the local calendar', async () => {
  const owner = await makeOwner(app.origin)
  const { database, clock } = app.platform()
  await database.execute(sql`update users set subscription_tier = 'standard' where id = ${owner.user.id}`)
  const [first, second] = [await makeAgent(owner, ['Kayaks cost 20 euros.']), await makeAgent(owner)]
  for (const { publicId } of [first, first, second]) await ask(app.origin, publicId, { message: 'Hello?' })
  // Half past four in the morning in London is the night before in New York.
  const at = new Date(clock().getTime() - 3 * dayMs)
  at.setUTCHours(4, 30, 0, 0)
  await database.execute(sql`update conversations set started_at = ${at.toISOString()}
    where agent_id in (${first.id}, ${second.id})`)
  const busy = async (timeZone: string, by = owner) => {
    const { body } = await by.call(listDashboardDays, { query: { timeZone } })
    expect(body).toHaveLength(dashboardDays)
    return body.filter(({ conversations }) => conversations > 0)
  }
  const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  const counted = { agents: 2, conversations: 3 }
  expect(await busy('UTC')).toEqual([{ date: dateOf(at.getTime()), ...counted }])
  expect(await busy('America/New_York')).toEqual([{ date: dateOf(at.getTime() - dayMs), ...counted }])
  expect(await busy('UTC', await makeOwner(app.origin))).toEqual([])
  const refused = await owner.call(listDashboardDays, { query: { timeZone: 'Nowhere/None' } })
  expect(refused.status).toBe(400)
})

test('work that needs a person is listed until it is done', async () => {
  const owner = await makeOwner(app.origin)
  expect(await needsOf(owner)).toEqual([])
  const agent = await makeAgent(owner)
  expect(await needsOf(owner)).toEqual([['no_knowledge', agent.name, 1]])
  const params = { id: agent.id }
  await owner.call(addKnowledgeText, { params, body: { content: 'Kayaks cost 20 euros a day.' } })
  expect(await needsOf(owner)).toEqual([['not_trained', agent.name, 1]])
  await owner.call(updateAgent, { params, body: { name: agent.name, status: 'inactive' } })
  expect(await needsOf(owner)).toEqual([])
})

test('refused questions are counted as Analytics groups them, and answers by their last check', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  for (const message of ['Do you sell unicorns?', 'do you sell unicorns', 'Where do astronauts sleep?'])
    await ask(app.origin, agent.publicId, { message })
  expect(await needsOf(owner)).toEqual([['unanswered_questions', agent.name, 2]])
  const answered = await owner.call(addCuratedAnswer, {
    params: { id: agent.id },
    body: { question: 'Do you sell unicorns?', answer: 'No.' },
  })
  expect(await needsOf(owner)).toEqual([['unanswered_questions', agent.name, 1]])
  await app
    .platform()
    .database.execute(
      sql`update curated_answers set checked_version = 1, check_failure = 'Another answer is found first' where id = ${answered.body.id}`,
    )
  expect(await needsOf(owner)).toEqual([
    ['failing_answers', agent.name, 1],
    ['unanswered_questions', agent.name, 1],
  ])
})

test('answers that visitors turned their thumb down on are counted until they are dismissed, and so are questions', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const params = { id: agent.id }
  await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })
  await ask(app.origin, agent.publicId, { message: 'Do you sell unicorns?' })
  const rated = sql`update messages set thumb = 'down' where agent_id = ${agent.id} and sender_type = 'agent'`
  await app.platform().database.execute(rated)
  expect(await needsOf(owner)).toEqual([
    ['disliked_answers', agent.name, 1],
    ['unanswered_questions', agent.name, 1],
  ])
  const doubtful = (await owner.call(listDoubtfulAnswers, { params })).body
  const unanswered = (await owner.call(listUnansweredQuestions, { params })).body.groups
  for (const [group] of [doubtful, unanswered]) {
    await owner.call(dismissWork, {
      params,
      body: { messageIds: group?.messageIds ?? [], isDismissed: true },
    })
  }
  expect(await needsOf(owner)).toEqual([])
})

test('credits that run low come first', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })
  expect(await needsOf(owner)).toEqual([])
  const { monthlyCredits } = limitsOf('free')
  await app
    .platform()
    .database.execute(
      sql`update credit_usage set used = ${monthlyCredits - 3} where user_id = ${owner.user.id}`,
    )
  expect(await needsOf(owner)).toEqual([['credits_low', null, 3]])
})
