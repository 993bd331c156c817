import { randomUUID } from 'node:crypto'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { getUser, updateAccount } from '@parleykit/contract/auth/account'
import type { RouteDefinition, RouteResponse } from '@parleykit/contract/base/route'
import { followAnswer } from '@parleykit/contract/chat/chat'
import {
  deleteConversation,
  exportConversations,
  listMessages,
  listVisitorMessages,
} from '@parleykit/contract/conversations/conversations'
import { followDashboard } from '@parleykit/contract/reports/dashboard/dashboard'
import * as contract from '@parleykit/contract/support/live-handoff/live-handoff'
import { waitingStreamsMax } from '@parleykit/contract/support/live-handoff/live-handoff'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { changeMemberRole, removeMember } from '@parleykit/contract/workspaces/workspaces'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { type Answer, type CallInput, callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type OpenStream, openStream } from '../../../../test/open-stream.ts'
import { setTier } from '../../../../test/set-tier.ts'

const knowledge = '# Kayaks\n\nRenting a kayak costs 20 euros an hour.'
const question = 'How much does renting a kayak cost?'

let app: TestApp
/** Another process on the same database. */
let twin: TestApp
let database: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  twin = await createTestApp({ DATABASE_URL: app.databaseUrl })
  database = new pg.Client(app.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await twin.close()
  await app.close()
})

/** An agent that people may stand in for, and a visitor who has asked it something. */
async function openShop({ allowsTakeover = true } = {}) {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const agent = await makeAgent(owner, [knowledge])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover } })
  const visitorId = `visitor-${randomUUID()}`
  const begun = await ask(app.origin, agent.publicId, { message: question, visitorId })
  const conversationId = begun.conversationId ?? 0
  const headers = { 'x-visitor-token': begun.visitorToken }
  const params = { botId: agent.publicId, conversationId }
  const asVisitor = <R extends RouteDefinition>(origin: string, route: R) =>
    callRoute(origin, route, { params, headers } as unknown as CallInput<R>)
  const asMember = <R extends RouteDefinition>(
    origin: string,
    { cookie }: TestOwner,
    route: R,
    body?: object,
  ): Promise<Answer<RouteResponse<R>>> =>
    callRoute(origin, route, {
      params: { id: conversationId },
      ...(body && { body }),
      headers: { cookie },
    } as unknown as CallInput<R>)
  return {
    owner,
    agent,
    conversationId,
    asVisitor,
    asMember,
    say: (origin: string, member: TestOwner, content: string, messageKey: string = randomUUID()) =>
      asMember(origin, member, contract.sayAsPerson, { content, messageKey }),
    write: (origin: string, message: string, more: Record<string, string> = {}) =>
      ask(origin, agent.publicId, { message, visitorId, conversationId }, { ...headers, ...more }),
    wait: (origin: string, more: Record<string, string> = {}) => {
      const path = followAnswer.path
        .replace(':botId', agent.publicId)
        .replace(':conversationId', String(conversationId))
      return openStream(`${origin}${path}?wait=1`, { headers: { ...headers, ...more } })
    },
    used: async () => (await owner.call(getUser)).body.chatCreditsUsed,
    senders: async () => {
      const { body } = await owner.call(listMessages, { params: { id: conversationId } })
      return body.map(({ senderType, content }) => [senderType, content])
    },
    /** As if the person had been away for the whole time. */
    letGo: () =>
      database.query("update conversations set silent_until = now() - interval '1 second' where id = $1", [
        conversationId,
      ]),
  }
}

const answerers = ({ events }: OpenStream) =>
  events.flatMap(({ event }) => (event.answerer ? [event.answerer] : []))
const said = (...streams: OpenStream[]) =>
  streams.flatMap(({ events }) => events.flatMap(({ event }) => (event.said ? [event.said.content] : [])))

test('a visitor asks for a person, who comes, talks and hands back, each at another process', async () => {
  const shop = await openShop()
  const { owner, conversationId, used } = shop
  const name = 'Ada Lovelace'
  const { username, email } = owner.user
  await owner.call(updateAccount, { body: { username, displayName: name, email } })
  const waiting = await shop.wait(app.origin)
  await waiting.until(() => answerers(waiting).length === 1)
  expect(answerers(waiting)).toEqual([{ state: 'agent', name: null }])
  expect(await used()).toBe(1)

  expect((await shop.asVisitor(twin.origin, contract.askForPerson)).body.state).toBe('asked')
  expect((await shop.asVisitor(app.origin, contract.askForPerson)).body.state).toBe('asked')
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'asked')
  const asked = (await owner.call(contract.listAskedFor)).body
  expect(asked).toMatchObject([{ conversationId, agentId: shop.agent.id, preview: question }])

  const passed = await shop.write(app.origin, 'Is anybody there?')
  expect(passed.events.slice(1)).toMatchObject([
    { function_call: { name: 'passedToPerson' }, message: liveHandoffTexts.passedOn },
    { done: true },
  ])
  const joined = await shop.asMember(twin.origin, owner, contract.takeOver, {})
  expect(joined.body).toMatchObject({ state: 'person', personId: owner.user.id, name })
  expect((await owner.call(contract.listAskedFor)).body).toEqual([])
  await shop.asMember(twin.origin, owner, contract.stayInTakeover, { isTyping: true })
  await waiting.until(() => waiting.events.some(({ event }) => event.typing === true))
  const hello = await shop.say(twin.origin, owner, 'Hello, I am here.')
  expect(hello.body.personName).toBe(name)
  await waiting.until(() => said(waiting).length === 1)
  expect(answerers(waiting).at(-1)).toEqual({ state: 'person', name })

  // A retry of the visitor's, and of the person's, at the other process: stored once.
  const retry = { 'idempotency-key': randomUUID() }
  const once = await shop.write(app.origin, 'Do you have life jackets?', retry)
  const twice = await shop.write(twin.origin, 'Do you have life jackets?', retry)
  expect(twice.events).toMatchObject(once.events)
  const key = randomUUID()
  const first = await shop.say(app.origin, owner, 'Yes, they are included.', key)
  const second = await shop.say(twin.origin, owner, 'Yes, they are included.', key)
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  expect((await shop.say(twin.origin, owner, 'Something else.', key)).status).toBe(409)
  await waiting.until(() => said(waiting).length === 2)

  await shop.asMember(app.origin, owner, contract.handBack)
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'agent')
  const answered = await shop.write(twin.origin, question)
  expect(answered.text).toContain('20 euros')
  expect(await shop.senders()).toEqual([
    ['visitor', question],
    ['agent', expect.stringContaining('20 euros')],
    ['visitor', 'Is anybody there?'],
    ['person', 'Hello, I am here.'],
    ['visitor', 'Do you have life jackets?'],
    ['person', 'Yes, they are included.'],
    ['visitor', question],
    ['agent', expect.stringContaining('20 euros')],
  ])
  expect(await used()).toBe(2)
  expect(said(waiting)).toEqual(['Hello, I am here.', 'Yes, they are included.'])
  waiting.cut()
})

test('what was said while a stream was away comes with the next one, once, at any process', async () => {
  const shop = await openShop()
  await shop.asMember(app.origin, shop.owner, contract.takeOver, {})
  const streams: OpenStream[] = []
  for (let round = 1; round <= 4; round++) {
    const origin = round % 2 ? app.origin : twin.origin
    await shop.say(origin, shop.owner, `${round} before`)
    const lastEventId = streams.at(-1)?.lastEventId
    const stream = await shop.wait(origin, lastEventId ? { 'last-event-id': lastEventId } : {})
    await stream.until(() => said(stream).includes(`${round} before`))
    await shop.say(origin, shop.owner, `${round} during`)
    await stream.until(() => said(stream).includes(`${round} during`))
    stream.cut()
    streams.push(stream)
  }
  const all = [1, 2, 3, 4].flatMap((round) => [`${round} before`, `${round} during`])
  expect(said(...streams)).toEqual(all)
  const nothingNew = await shop.wait(app.origin, { 'last-event-id': streams.at(-1)?.lastEventId ?? '' })
  await nothingNew.until(() => answerers(nothingNew).length === 1)
  expect(said(nothingNew)).toEqual([])
  const fromTheFirst = await shop.wait(twin.origin, { 'last-event-id': 'said-x' })
  await fromTheFirst.until(() => said(fromTheFirst).length === all.length)
  expect(said(fromTheFirst)).toEqual(all)
  nothingNew.cut()
  fromTheFirst.cut()
})

test('after ten minutes without the person the agent goes on, and their next words bring them back', async () => {
  const shop = await openShop()
  const { owner } = shop
  await shop.asMember(app.origin, owner, contract.takeOver, {})
  await shop.letGo()
  expect((await shop.write(twin.origin, question)).text).toContain('20 euros')
  expect(await shop.used()).toBe(2)
  expect((await shop.asMember(app.origin, owner, contract.getTakeover)).body.state).toBe('agent')
  expect((await shop.asMember(app.origin, owner, contract.stayInTakeover, { isTyping: false })).status).toBe(
    409,
  )
  expect((await shop.say(app.origin, owner, 'Sorry, I was away.')).status).toBe(201)
  expect((await shop.write(twin.origin, 'Welcome back.')).text).toBe(liveHandoffTexts.passedOn)

  await shop.asMember(app.origin, owner, contract.handBack)
  expect((await shop.say(app.origin, owner, 'One more thing.')).body).toMatchObject({
    code: 'already_taken',
    message: liveHandoffTexts.notHeld,
  })
  // Who asked and got nobody is answered by the agent again too.
  await shop.asVisitor(app.origin, contract.askForPerson)
  await shop.letGo()
  expect((await owner.call(contract.listAskedFor)).body).toEqual([])
  expect((await shop.write(app.origin, question)).text).toContain('20 euros')
  await shop.asVisitor(twin.origin, contract.askForPerson)
  expect((await shop.asVisitor(app.origin, contract.callPersonOff)).body.state).toBe('agent')
  expect((await shop.write(app.origin, question)).text).toContain('20 euros')
})

test('presence keeps the agent silent, and is asked of the person alone', async () => {
  const shop = await openShop()
  const { owner, conversationId } = shop
  await shop.asMember(app.origin, owner, contract.takeOver, {})
  const soon = "update conversations set silent_until = now() + interval '1 minute' where id = $1"
  await database.query(soon, [conversationId])
  const stayed = await shop.asMember(twin.origin, owner, contract.stayInTakeover, { isTyping: false })
  expect(Date.parse(stayed.body.until ?? '') - Date.now()).toBeGreaterThan(5 * 60_000)
  await shop.asVisitor(app.origin, contract.callPersonOff)
  expect((await shop.asMember(app.origin, owner, contract.getTakeover)).body.state).toBe('person')
})

test('of two who join at once one is there, and the other may take it over explicitly', async () => {
  const shop = await openShop()
  const { owner } = shop
  const editor = await makeMember(app.origin, owner, 'editor')
  const [one, two] = await Promise.all([
    shop.asMember(app.origin, owner, contract.takeOver, {}),
    shop.asMember(twin.origin, editor, contract.takeOver, {}),
  ])
  expect([one.status, two.status].sort()).toEqual([200, 409])
  const [first, second] = one.status === 200 ? [owner, editor] : [editor, owner]
  const refused = one.status === 409 ? one : two
  expect(refused.body).toMatchObject({ message: liveHandoffTexts.heldBy(first.user.username) })
  expect((await shop.say(twin.origin, second, 'Me too.')).status).toBe(409)
  expect((await shop.asMember(twin.origin, second, contract.handBack)).status).toBe(409)
  const insteadOf = first.user.id
  const wrong = await shop.asMember(app.origin, second, contract.takeOver, {
    insteadOf: second.user.id + 999,
  })
  expect(wrong.status).toBe(409)
  expect((await shop.asMember(app.origin, second, contract.takeOver, { insteadOf })).status).toBe(200)
  expect((await shop.say(app.origin, first, 'Still me.')).body).toMatchObject({ code: 'already_taken' })
  expect((await shop.say(app.origin, second, 'Now me.')).body.personName).toBe(second.user.username)
})

test('who loses the role in between can say no more, their stream ends, and the agent answers again', async () => {
  const shop = await openShop()
  const { owner } = shop
  const editor = await makeMember(app.origin, owner, 'editor')
  const viewer = await makeMember(app.origin, owner, 'viewer')
  expect((await shop.asMember(app.origin, viewer, contract.takeOver, {})).status).toBe(403)
  await shop.asMember(app.origin, editor, contract.takeOver, {})
  expect((await shop.say(twin.origin, editor, 'Hello.')).status).toBe(201)
  const member = { userId: editor.user.id }
  const waiting = await shop.wait(twin.origin)
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'person')
  await owner.call(changeMemberRole, { params: member, body: { role: 'editor' } })
  expect((await shop.write(app.origin, question)).text).toBe(liveHandoffTexts.passedOn)
  await owner.call(changeMemberRole, { params: member, body: { role: 'viewer' } })
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'agent')
  expect((await shop.write(app.origin, question)).text).toContain('20 euros')
  expect((await shop.say(twin.origin, editor, 'And more.')).status).toBe(403)
  expect((await shop.asMember(app.origin, editor, contract.stayInTakeover, { isTyping: true })).status).toBe(
    403,
  )

  await owner.call(changeMemberRole, { params: member, body: { role: 'editor' } })
  await shop.asMember(app.origin, editor, contract.takeOver, {})
  const dashboard = await openStream(`${twin.origin}${followDashboard.path}?workspace=${owner.user.id}`, {
    headers: { cookie: editor.cookie },
  })
  await owner.call(removeMember, { params: member })
  await dashboard.toEnd()
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'agent')
  expect((await shop.asMember(app.origin, owner, contract.getTakeover)).body.state).toBe('agent')
  expect((await shop.say(twin.origin, editor, 'And more.')).status).toBe(404)
  expect((await shop.senders()).filter(([sender]) => sender === 'person')).toEqual([['person', 'Hello.']])
})

test('an agent answers again if live handoff is switched off while a person answers or is asked for', async () => {
  const shop = await openShop()
  const { owner, agent } = shop
  const other = await openShop()
  await other.asMember(app.origin, other.owner, contract.takeOver, {})
  const allow = (allowsTakeover: boolean) =>
    owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover } })
  const waiting = await shop.wait(twin.origin)
  await shop.asMember(app.origin, owner, contract.takeOver, {})
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'person')
  await owner.call(updateAgent, {
    params: { id: agent.id },
    body: { allowsTakeover: true, tagline: 'Boats' },
  })
  expect((await shop.say(app.origin, owner, 'Hello.')).status).toBe(201)
  await allow(false)
  await waiting.until(() => answerers(waiting).at(-1)?.state === 'agent')
  expect((await shop.say(app.origin, owner, 'Still me.')).body).toMatchObject({ code: 'already_taken' })
  expect((await shop.write(app.origin, question)).text).toContain('20 euros')
  await allow(true)
  await shop.asVisitor(app.origin, contract.askForPerson)
  await allow(false)
  expect((await shop.write(twin.origin, question)).text).toContain('20 euros')
  expect((await other.asMember(app.origin, other.owner, contract.getTakeover)).body.state).toBe('person')
})

test('a person’s messages are marked where they are read and exported', async () => {
  const shop = await openShop()
  const { owner, agent, conversationId } = shop
  await shop.asMember(app.origin, owner, contract.takeOver, {})
  const { body: message } = await shop.say(app.origin, owner, 'Come by at six.')
  const name = owner.user.username
  expect(message).toMatchObject({ senderType: 'person', personName: name, replyKind: null })
  const seen = await shop.asVisitor(app.origin, listVisitorMessages)
  expect(seen.body.at(-1)).toMatchObject({ senderType: 'person', personName: name })
  const csv = await owner.call(exportConversations, { params: { id: agent.id }, query: { format: 'csv' } })
  expect(String(csv.body)).toMatch(new RegExp(`,person,Come by at six\\..*,${name},$`, 'm'))
  const waiting = await shop.wait(app.origin)
  await waiting.until(() => said(waiting).length === 1)
  await owner.call(deleteConversation, { params: { id: conversationId } })
  expect((await shop.say(app.origin, owner, 'Hello?')).status).toBe(404)
  waiting.cut()
  expect((await shop.wait(twin.origin)).status).toBe(404)
})

test('nobody can be asked for where the owner does not allow it, or by others than the visitor', async () => {
  const shop = await openShop({ allowsTakeover: false })
  expect((await shop.asVisitor(app.origin, contract.askForPerson)).body).toMatchObject({
    code: 'nobody_there',
  })
  expect((await shop.asMember(app.origin, shop.owner, contract.takeOver, {})).status).toBe(409)
  expect((await shop.wait(app.origin)).status).toBe(204)
  const other = await openShop()
  const text = 'We are there at night.'
  const closed = { timeZone: 'UTC', days: closedNow(), text }
  await other.owner.call(updateAgent, { params: { id: other.agent.id }, body: { officeHours: closed } })
  expect((await other.asVisitor(app.origin, contract.askForPerson)).body).toMatchObject({
    code: 'nobody_there',
    message: text,
  })
  const params = { botId: other.agent.publicId, conversationId: other.conversationId }
  expect((await callRoute(app.origin, contract.askForPerson, { params })).status).toBe(401)
  const stranger = { ...params, conversationId: shop.conversationId }
  const headers = { 'x-visitor-token': 'forged' }
  expect((await callRoute(app.origin, contract.askForPerson, { params: stranger, headers })).status).toBe(401)
  expect((await other.asMember(app.origin, shop.owner, contract.takeOver, {})).status).toBe(404)
})

/** Hours of a day of the week that is neither today, yesterday nor tomorrow. */
function closedNow() {
  const today = (new Date().getUTCDay() + 6) % 7
  const open = { from: '09:00', to: '09:01' }
  return Array.from({ length: 7 }, (_, day) => (day === (today + 3) % 7 ? open : null))
}

test('a visitor opens a bounded number of streams that wait', async () => {
  const shop = await openShop()
  const streams: OpenStream[] = []
  for (let open = 0; open < waitingStreamsMax.visitor; open++) streams.push(await shop.wait(app.origin))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  expect((await shop.wait(app.origin)).status).toBe(429)
  expect((await shop.write(app.origin, question)).text).toContain('20 euros')
  streams[0]?.cut()
  await vi.waitFor(
    async () => {
      const next = await shop.wait(app.origin)
      streams.push(next)
      expect(next.status).toBe(200)
    },
    { timeout: 60_000 },
  )
  for (const stream of streams) stream.cut()
})
