import { updateAgent } from '@parleykit/contract/agents/agents'
import { followAnswer } from '@parleykit/contract/chat/chat'
import { askForPerson, callPersonOff, handBack } from '@parleykit/contract/support/live-handoff/live-handoff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type OpenStream, openStream } from '../../../../test/open-stream.ts'

let app: TestApp
/** Another process on the same database. */
let twin: TestApp
beforeAll(async () => {
  app = await createTestApp()
  twin = await createTestApp({ DATABASE_URL: app.databaseUrl })
})
afterAll(async () => {
  await twin.close()
  await app.close()
})

const message = 'What does a kayak cost?'
const calledOff = { state: 'agent', name: null, calledOff: true }

const answerersOf = ({ events }: OpenStream) =>
  events.flatMap(({ event }) => (event.answerer ? [event.answerer] : []))

test('all streams of a visitor who calls a person off tell that, at any process, and tell no other end so', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })
  const begun = await ask(app.origin, agent.publicId, { message })
  const conversationId = begun.conversationId ?? 0
  const headers = { 'x-visitor-token': begun.visitorToken }
  const params = { botId: agent.publicId, conversationId }
  const path = followAnswer.path
    .replace(':botId', agent.publicId)
    .replace(':conversationId', String(conversationId))
  const open = ({ origin }: TestApp) => openStream(`${origin}${path}?wait=1`, { headers })
  const streams = [await open(app), await open(twin)]
  const lastOfAll = async (state: string) => {
    for (const stream of streams) await stream.until(() => answerersOf(stream).at(-1)?.state === state)
    return streams.map((stream) => answerersOf(stream).at(-1))
  }

  await callRoute(app.origin, askForPerson, { params, headers })
  await lastOfAll('asked')
  expect((await callRoute(twin.origin, callPersonOff, { params, headers })).body).toEqual(calledOff)
  streams.push(await open(app))
  expect(await lastOfAll('agent')).toEqual([calledOff, calledOff, calledOff])
  const answer = await ask(app.origin, agent.publicId, { message, conversationId }, headers)
  expect(answer.text).toContain('20 euros')

  await callRoute(twin.origin, askForPerson, { params, headers })
  await lastOfAll('asked')
  await owner.call(handBack, { params: { id: conversationId } })
  const handedBack = { state: 'agent', name: null }
  expect(await lastOfAll('agent')).toEqual([handedBack, handedBack, handedBack])
  for (const stream of streams) stream.cut()
})
