import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { listMessages } from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { actionTexts } from './core/action-texts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const input: ActionInput = {
  ...{ name: 'count', label: 'Count', type: 'number', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
}
const addToCart: ActionBody = {
  ...{ kind: 'page', name: 'Add to cart', purpose: '', phrases: ['Put a lamp into my cart'], doneText: '' },
  ...{ audience: 'anyone', asksFirst: false, isOn: true },
  inputs: [
    input,
    { ...input, name: 'key', label: 'Key', type: 'text', source: 'fixed', value: 'fixed-4242' },
  ],
  page: { function: 'addToCart', picks: [{ path: 'total', label: 'Total' }] },
}

async function start() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const made = await owner.call(createAction, { params: { id: agent.id }, body: addToCart })
  expect(made).toMatchObject({ status: 201, body: { kind: 'page', page: { function: 'addToCart' } } })
  const asked = await ask(app.origin, agent.publicId, { message: 'Put a lamp into my cart' })
  const runId = asked.events.flatMap((event) => event.action ?? [])[0]?.id ?? ''
  const step = async (body: object, token = asked.visitorToken): Promise<ActionEvent> => {
    const params = { botId: agent.publicId, runId }
    return (
      await callRoute(app.origin, continueAction, { params, headers: { 'x-visitor-token': token }, body })
    ).body
  }
  expect(await step({ result: { state: 'done', json: '{"total": "1"}' } })).toMatchObject({ state: 'form' })
  expect(await step({ values: { count: '2' } })).toMatchObject({
    ...{ state: 'running', call: { function: 'addToCart', values: { count: 2 } } },
  })
  return { owner, asked, step }
}

test('a function of the page is called with the values, and its picked fields are shown but prove nothing', async () => {
  const { owner, asked, step } = await start()
  const other = await step({ result: { state: 'done', json: '{}' } }, 'guessed')
  expect(other).toMatchObject({ code: expect.any(String) })
  const json = JSON.stringify({ total: '58 EUR', secret: 'hidden' })
  const done = await step({ result: { state: 'done', json } })
  expect(done).toMatchObject({ state: 'done', text: 'Total: 58 EUR' })
  expect(JSON.stringify(done)).not.toMatch(/hidden|4242/)
  // A second result changes nothing.
  expect(await step({ result: { state: 'failed' } })).toMatchObject({ state: 'done' })
  const said = (await owner.call(listMessages, { params: { id: Number(asked.conversationId) } })).body
  expect(said.at(-1)).toMatchObject({ content: 'Total: 58 EUR', sources: [] })
})

const texts = actionTexts('en')
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
test.each([
  [{ state: 'missing' }, 'form', texts.websiteOnly],
  [{ state: 'failed' }, 'form', texts.failed],
  [{ state: 'late' }, 'unknown', texts.unknown],
  [{ state: 'done', json: 'no JSON' }, 'unknown', texts.unknown],
  [{ state: 'done', json: '{"other": 1}' }, 'unknown', texts.unknown],
  [{ state: 'done', json: deep }, 'unknown', texts.unknown],
])('the page tells %o: %s', async (result, state, text) => {
  const { step } = await start()
  expect(await step({ result })).toMatchObject({ state, text })
})
