import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { createAction, deleteAction, updateAction } from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import {
  approveRun,
  declineRun,
  listActionRuns,
  listWaitingRuns,
} from '@parleykit/contract/actions/owned-runs'
import { getRun, listOpenRuns } from '@parleykit/contract/actions/visitor-runs'
import { getUser } from '@parleykit/contract/auth/account'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { listMessages } from '@parleykit/contract/conversations/conversations'
import { listActionFigures } from '@parleykit/contract/reports/analytics/analytics'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { listAudit } from '@parleykit/contract/workspaces/audit'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { confirmAddress } from '../../../test/confirm-address.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { openShop } from '../../../test/open-shop.ts'
import { setTier } from '../../../test/set-tier.ts'
import { expireWaitingRuns } from './expire-waiting-runs.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
let mailbox: Mailbox
beforeAll(async () => {
  shop = await openShop()
  mailbox = await openMailbox()
  app = await createTestApp({ ...mailbox.environment, ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await mailbox.close()
})

const day: ActionInput = {
  ...{ name: 'day', label: 'Day', type: 'date', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
}

const booking = (waitingText = ''): Extract<ActionBody, { kind: 'http' }> => ({
  ...{ kind: 'http', name: 'Book a visit', purpose: '', phrases: ['I would like to book a visit'] },
  inputs: [day, { ...day, name: 'key', label: 'Key', type: 'text', source: 'fixed', value: 'fixed-4242' }],
  ...{ audience: 'anyone', asksFirst: true, doneText: 'You are booked.', isOn: true },
  approval: { hours: 3, waitingText },
  http: {
    ...{ method: 'POST', url: `${shop.origin}/bookings`, bodyType: 'json', headers: [] },
    ...{ body: '{"day": "{{ day }}"}', picks: [{ path: 'booking', label: 'Booking' }] },
    honorsIdempotencyKey: true,
  },
})

async function setUp(body: ActionBody = booking()) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The lighthouse was built in 1911 and is open on Sundays.'])
  const params = { id: agent.id }
  const made = await owner.call(createAction, { params, body })
  expect(made).toMatchObject({ status: 201 })
  return { owner, agent, params, action: made.body }
}

/** A visitor who has confirmed a booking. */
async function confirmed(botId: string) {
  const asked = await ask(app.origin, botId, { message: 'I would like to book a visit' })
  const runId = asked.events.flatMap(({ action }) => action ?? [])[0]?.id ?? 'none'
  const headers = { 'x-visitor-token': asked.visitorToken }
  const params = { botId, runId }
  const step = async (body: object): Promise<ActionEvent> =>
    (await callRoute(app.origin, continueAction, { params, headers, body })).body
  const look = async (): Promise<ActionEvent> =>
    (await callRoute(app.origin, getRun, { params, headers })).body
  await step({ values: { day: '2026-12-24' } })
  const waiting = await step({ confirm: true })
  return { runId, headers, step, look, waiting, conversationId: Number(asked.conversationId) }
}

test('nothing is sent until one of the workspace’s people approves; the visitor reads the outcome', async () => {
  const { owner, agent, params } = await setUp()
  await setTier(app.databaseUrl, owner, 'standard')
  const editor = await makeMember(app.origin, owner, 'editor')
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const headers = { [workspaceHeader]: String(owner.user.id) }
  for (const person of [owner, editor]) await confirmAddress(mailbox, person)
  const before = shop.asked.length
  const visitor = await confirmed(agent.publicId)
  expect(visitor.waiting).toMatchObject({
    state: 'waiting',
    text: expect.stringMatching(/^A colleague checks this first\..+\n\nTime limit: 3 hours\.$/s),
  })
  expect(shop.asked.length).toBe(before)
  const [run] = (await editor.call(listWaitingRuns, { headers })).body
  expect(run).toMatchObject({
    ...{ id: visitor.runId, actionName: 'Book a visit', agentName: agent.name, isOutdated: false },
    values: [{ label: 'Day', value: '2026-12-24' }],
  })
  const [notice] = (await owner.call(listRecentActivities)).body
  expect(notice).toMatchObject({
    activityType: 'action_waiting',
    asked: { conversationId: run?.conversationId },
  })
  await vi.waitFor(() => {
    for (const { email } of [owner.user, editor.user]) {
      const [mail] = mailbox.mailsTo(email).filter(({ subject }) => subject.includes('approval'))
      expect(mail?.text).toContain('Book a visit')
      expect(mail?.text).not.toContain('2026-12-24')
    }
  }, 30_000)

  const at = { params: { id: agent.id, runId: visitor.runId } }
  expect((await viewer.call(approveRun, { ...at, headers })).status).toBe(403)
  const both = await Promise.all([owner.call(approveRun, at), editor.call(approveRun, { ...at, headers })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(shop.asked.length).toBe(before + 1)
  expect(JSON.parse(shop.asked.at(-1)?.body ?? '')).toEqual({ day: '2026-12-24' })
  expect(await visitor.look()).toMatchObject({
    state: 'done',
    text: expect.stringContaining('You are booked.'),
  })
  // The offer costs a credit like any other answer, and nothing after it does.
  expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(1)
  const said = (await owner.call(listMessages, { params: { id: visitor.conversationId } })).body
  expect(said.slice(-2).map(({ content }) => content)).toEqual([
    'Book a visit\nDay: 2026-12-24',
    expect.stringContaining('You are booked.'),
  ])
  const { entries } = (await owner.call(listAudit, { query: {} })).body
  expect(entries.filter(({ action }) => action === 'action_run_approved')).toHaveLength(1)
  const [figures] = (await viewer.call(listActionFigures, { params, headers, query: {} })).body
  expect(figures).toMatchObject({ name: 'Book a visit', uses: 1, succeeded: 1, failed: 0, waiting: 0 })
  expect((await viewer.call(listActionRuns, { params, headers })).body).toMatchObject([
    { state: 'done', fault: null },
  ])
})

test('a person declines with a reason, and the words for the meantime are the owner’s', async () => {
  const { owner, agent } = await setUp(booking('We look at it in the morning.'))
  const before = shop.asked.length
  const visitor = await confirmed(agent.publicId)
  expect(visitor.waiting.text).toBe('We look at it in the morning.\n\nTime limit: 3 hours.')
  const at = { params: { id: agent.id, runId: visitor.runId }, body: { reason: 'We are closed that day.' } }
  expect((await owner.call(declineRun, at)).body).toMatchObject({
    state: 'declined',
    fault: expect.stringMatching(/^Declined by /),
  })
  expect(await visitor.look()).toMatchObject({
    state: 'declined',
    text: 'Our team did not approve this. Nothing was sent.\n\nWe are closed that day.',
  })
  expect((await owner.call(approveRun, { params: at.params })).status).toBe(409)
  expect(shop.asked.length).toBe(before)
})

test('an action that was changed after the visitor confirmed isn’t run', async () => {
  const { owner, agent, action } = await setUp()
  const visitor = await confirmed(agent.publicId)
  const changed = { ...booking(), doneText: 'You are booked for a paid visit.' }
  const saved = await owner.call(updateAction, {
    params: { id: agent.id, actionId: action.id },
    body: changed,
  })
  expect(saved).toMatchObject({ status: 200 })
  expect((await owner.call(listWaitingRuns)).body).toMatchObject([{ isOutdated: true }])
  const before = shop.asked.length
  const refused = await owner.call(approveRun, { params: { id: agent.id, runId: visitor.runId } })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/changed or switched off after the visitor confirmed/) },
  })
  expect(shop.asked.length).toBe(before)
  expect(await visitor.look()).toMatchObject({ state: 'waiting' })
})

test('when the time is over, nothing is sent, and visitor and owner are told', async () => {
  const { owner, agent } = await setUp()
  const visitor = await confirmed(agent.publicId)
  const platform = app.platform()
  const later = { ...platform, clock: () => new Date(platform.clock().getTime() + 3 * 3_600_000) }
  await expireWaitingRuns(platform)
  expect(await visitor.look()).toMatchObject({ state: 'waiting' })
  await expireWaitingRuns(later)
  expect(await visitor.look()).toMatchObject({
    state: 'declined',
    text: expect.stringMatching(/^Nobody could approve this in time/),
  })
  expect((await owner.call(listRecentActivities)).body[0]).toMatchObject({ activityType: 'action_expired' })
  const [run] = (await owner.call(listActionRuns, { params: { id: agent.id } })).body
  expect(run).toMatchObject({ state: 'declined', fault: 'Nobody approved it within 3 hours.' })
})

test('what fails after an approval is told in the conversation, not asked again', async () => {
  const { owner, agent, params } = await setUp()
  const visitor = await confirmed(agent.publicId)
  shop.behave((_request, response) => {
    response.writeHead(422).end()
    return true
  })
  const ended = await owner.call(approveRun, { params: { id: agent.id, runId: visitor.runId } })
  shop.behave(null)
  expect(ended.body).toMatchObject({ state: 'failed', fault: expect.stringMatching(/refused the request/) })
  expect(await visitor.look()).toMatchObject({
    state: 'failed',
    text: expect.stringMatching(/wasn't possible/),
  })
  const said = (await owner.call(listMessages, { params: { id: visitor.conversationId } })).body
  expect(said.at(-1)?.content).toMatch(/wasn't possible/)
  expect((await owner.call(listActionRuns, { params })).body).toHaveLength(1)
  const [figures] = (await owner.call(listActionFigures, { params, query: {} })).body
  expect(figures).toMatchObject({ uses: 1, succeeded: 0, failed: 1 })
})

test('a visitor gets open actions back after a reload, and can withdraw what waits', async () => {
  const { owner, agent } = await setUp()
  const visitor = await confirmed(agent.publicId)
  const at = { params: { botId: agent.publicId, conversationId: visitor.conversationId } }
  const open = (await callRoute(app.origin, listOpenRuns, { ...at, headers: visitor.headers })).body
  const said = (await owner.call(listMessages, { params: { id: visitor.conversationId } })).body
  expect(open).toMatchObject([
    { messageId: said.at(-1)?.id, action: { state: 'waiting', id: visitor.runId } },
  ])
  const stranger = await confirmed(agent.publicId)
  expect((await callRoute(app.origin, listOpenRuns, { ...at, headers: stranger.headers })).status).toBe(404)
  expect(await visitor.step({ confirm: false })).toMatchObject({ state: 'cancelled' })
  expect((await owner.call(approveRun, { params: { id: agent.id, runId: visitor.runId } })).status).toBe(409)
  expect((await callRoute(app.origin, listOpenRuns, { ...at, headers: visitor.headers })).body).toEqual([])
})

test('an action isn’t deleted while it runs; who waits for it reads that it was declined', async () => {
  const { owner, agent, action } = await setUp()
  const visitor = await confirmed(agent.publicId)
  const other = await confirmed(agent.publicId)
  let answer: (() => void) | undefined
  shop.behave((_request, response) => {
    answer = () => response.writeHead(201).end('{"booking": "B-9"}')
    return true
  })
  const approved = owner.call(approveRun, { params: { id: agent.id, runId: visitor.runId } })
  await vi.waitFor(() => expect(answer).toBeDefined(), 10_000)
  const at = { params: { id: agent.id, actionId: action.id } }
  expect((await owner.call(deleteAction, at)).body).toMatchObject({ code: 'changed_meanwhile' })
  const stranger = await makeOwner(app.origin)
  const theirs = { id: (await makeAgent(stranger)).id, actionId: action.id }
  expect((await stranger.call(deleteAction, { params: theirs })).status).toBe(404)
  answer?.()
  shop.behave(null)
  expect((await approved).body).toMatchObject({ state: 'done' })
  expect((await owner.call(deleteAction, at)).status).toBe(200)
  const said = (await owner.call(listMessages, { params: { id: other.conversationId } })).body
  expect(said.at(-1)?.content).toMatch(/did not approve/)
})

test('without a credit, no action is offered', async () => {
  const { owner, agent } = await setUp()
  await confirmed(agent.publicId)
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('update credit_usage set used = 100 where user_id = $1', [owner.user.id])
  await client.end()
  const asked = await ask(app.origin, agent.publicId, { message: 'I would like to book a visit' })
  expect(asked.text).toBe(chatTexts.creditLimitReached)
  expect(asked.events.flatMap(({ action }) => action ?? [])).toEqual([])
})
