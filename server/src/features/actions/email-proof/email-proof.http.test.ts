import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { introduceVisitor, renewIdentitySecret } from '@parleykit/contract/agents/identities'
import {
  deleteVisitorConversation,
  listVisitorConversations,
} from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../../test/open-mailbox.ts'
import { signIdentity } from '../../../../test/sign-identity.ts'

let now = Date.now()
let app: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment, undefined, () => new Date(now))
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const input: Omit<ActionInput, 'name' | 'label'> = {
  ...{ type: 'text', required: true, source: 'visitor', choices: [], value: null, claim: null, hint: '' },
}
const callBack: ActionBody = {
  ...{ kind: 'form', form: { mails: false }, name: 'Call me back', purpose: '', asksFirst: true },
  ...{ audience: 'email', doneText: '', isOn: true, phrases: ['Please call me back'] },
  inputs: [
    { ...input, name: 'phone', label: 'Phone' },
    { ...input, name: 'mail', label: 'Mail', source: 'identity', claim: 'email' },
  ],
}

async function makeShop(body: ActionBody = callBack) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['The shop is open on Sundays.'])
  const params = { id: agent.id }
  expect(await owner.call(createAction, { params, body })).toMatchObject({ status: 201 })
  const botId = agent.publicId
  const visit = async (token?: string, request: object = {}) => {
    const sent = { message: 'Please call me back', ...request }
    const asked = await ask(app.origin, botId, sent, { ...(token && { 'x-visitor-token': token }) })
    const action = asked.events.flatMap((event) => event.action ?? [])[0]
    const step = async (of: object, runId = action?.id ?? ''): Promise<ActionEvent> => {
      const headers = { 'x-visitor-token': asked.visitorToken || token || '' }
      return (await callRoute(app.origin, continueAction, { params: { botId, runId }, headers, body: of }))
        .body
    }
    return { asked, action, step }
  }
  return { owner, agent, params, botId, visit }
}

let people = 0
const newAddress = () => `ada${++people}@shop.example`

async function codeFor(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailbox.mailsTo(address).length, { timeout: 30_000 }).toBe(count)
  return /^\d{6}$/m.exec(mailbox.mailsTo(address).at(-1)?.text ?? '')?.[0] ?? ''
}

test('a visitor proves an address, which fills the input that nobody can type', async () => {
  const { visit, agent } = await makeShop()
  const { action, step } = await visit()
  expect(action).toMatchObject({ state: 'email', fields: [{ name: 'email', type: 'email' }] })
  expect(action?.text).toContain('six-digit code')
  expect(await step({ values: { email: 'nobody' } })).toMatchObject({
    ...{
      state: 'email',
      problems: { email: expect.stringMatching(/email address/) },
      values: { email: 'nobody' },
    },
  })
  const address = newAddress()
  const sent = await step({ values: { email: address, mail: 'other@shop.example' } })
  expect(sent).toMatchObject({ state: 'code', fields: [{ name: 'code' }], values: { email: address } })
  expect(sent.labels?.newCode).toBe('Send a new code')
  const code = await codeFor(address)
  const [mail] = mailbox.mailsTo(address)
  expect(mail?.subject).toContain(code)
  expect(mail?.text).toContain(agent.name)
  expect(mail?.text).toContain('ignore this email')
  expect(await step({ values: { code: code === '000000' ? '111111' : '000000' } })).toMatchObject({
    ...{ state: 'code', problems: { code: expect.stringMatching(/wrong/) } },
  })
  expect(await step({ values: { code } })).toMatchObject({ state: 'form', fields: [{ name: 'phone' }] })
  const plan = await step({ values: { phone: '030 1234', mail: 'other@shop.example' } })
  expect(plan).toMatchObject({ state: 'confirm' })
  expect(plan.text).toContain(`Mail: ${address}`)
  expect(await step({ confirm: true })).toMatchObject({ state: 'done' })
})

test('a proof holds for an hour, in its conversation, for its visitor', async () => {
  const { visit } = await makeShop()
  const first = await visit()
  const address = newAddress()
  await first.step({ values: { email: address } })
  expect(await first.step({ values: { code: await codeFor(address) } })).toMatchObject({ state: 'form' })
  const { conversationId, visitorToken } = first.asked
  const again = await visit(visitorToken, { conversationId })
  expect(again.action).toMatchObject({ state: 'form' })
  expect((await visit(visitorToken)).action).toMatchObject({ state: 'email' })
  expect((await visit()).action).toMatchObject({ state: 'email' })
  now += 61 * 60_000
  expect(await again.step({ values: { phone: '1' } })).toMatchObject({ state: 'email' })
})

test('a code is used once, has five tries, and ends after ten minutes or with the next one', async () => {
  const { visit } = await makeShop()
  const { step } = await visit()
  const address = newAddress()
  await step({ values: { email: address } })
  const first = await codeFor(address)
  await step({ values: { email: address } })
  const second = await codeFor(address, 2)
  if (first !== second) expect(await step({ values: { code: first } })).toHaveProperty('problems')
  now += 11 * 60_000
  expect(await step({ values: { code: second } })).toHaveProperty('problems')
  await step({ values: { email: address } })
  const third = await codeFor(address, 3)
  const wrong = third === '000000' ? '111111' : '000000'
  await Promise.all(Array.from({ length: 8 }, () => step({ values: { code: wrong } })))
  expect(await step({ values: { code: third } })).toMatchObject({
    state: 'code',
    problems: { code: expect.stringMatching(/wrong/) },
  })
})

test('a code of another conversation or visitor is worth nothing', async () => {
  const { visit } = await makeShop()
  const [mine, other] = [await visit(), await visit()]
  const [address, another] = [newAddress(), newAddress()]
  await mine.step({ values: { email: address } })
  await other.step({ values: { email: another } })
  const codes = [await codeFor(address), await codeFor(another)]
  if (codes[0] !== codes[1])
    expect(await mine.step({ values: { code: codes[1] } })).toMatchObject({ state: 'code' })
  expect(await mine.step({ values: { code: codes[0] } }, other.action?.id)).toMatchObject({
    code: 'not_found',
  })
})

test('what the website tells in the identity token fills inputs, changes with it, and goes with it', async () => {
  const { owner, params, botId, visit } = await makeShop({
    ...callBack,
    audience: 'signed_in',
    inputs: [
      { ...input, name: 'mail', label: 'Mail', source: 'identity', claim: 'email' },
      { ...input, name: 'who', label: 'Name', source: 'identity', claim: 'name' },
      { ...input, name: 'plan', label: 'Plan', source: 'identity', claim: 'attributes.plan' },
    ],
  })
  const secret = (await owner.call(renewIdentitySecret, { params })).body.identitySecret ?? ''
  const seconds = () => Math.floor(now / 1000)
  const introduce = async (claims: object) => {
    const token = await signIdentity(secret, { sub: 'ada', exp: seconds() + 3600, iat: seconds(), ...claims })
    return (await callRoute(app.origin, introduceVisitor, { params: { botId }, body: { token } })).body
  }
  const told = { email: 'ada@shop.example', name: 'Ada', attributes: { plan: 'pro' } }
  const { visitorToken } = await introduce(told)
  const { step } = await visit(visitorToken ?? '')
  const plan = await step({ values: { plan: 'gold' } })
  expect(plan.text).toContain('Mail: ada@shop.example\nName: Ada\nPlan: pro')

  now += 60_000
  await introduce({ ...told, attributes: { plan: 'free' } })
  const changed = await step({ confirm: true })
  expect(changed).toMatchObject({ state: 'confirm' })
  expect(changed.text).toContain('Plan: free')
  // A token that was signed earlier changes nothing.
  await introduce({ ...told, iat: seconds() - 60 })
  expect((await step({ values: {} })).text).toContain('Plan: free')
  await introduce({})
  expect(await step({ confirm: true })).toMatchObject({
    state: 'form',
    text: expect.stringMatching(/sign in/),
  })
  await introduce({ ...told, email_verified: false })
  expect(await step({ values: {} })).toMatchObject({ state: 'email' })
  expect((await visit()).action).toMatchObject({ text: expect.stringMatching(/sign in/) })

  // What was told goes with the visitor's last conversation.
  await introduce(told)
  const headers = { 'x-visitor-token': visitorToken ?? '' }
  for (const { id } of (await callRoute(app.origin, listVisitorConversations, { params: { botId }, headers }))
    .body)
    await callRoute(app.origin, deleteVisitorConversation, { params: { botId, conversationId: id }, headers })
  expect((await visit(visitorToken ?? '')).action).toMatchObject({ text: expect.stringMatching(/sign in/) })
})

test.each([
  { email: 'not an address' },
  { name: ['Ada'] },
  { attributes: { plan: 1 } },
  { attributes: { 'a b': 'x' } },
  { attributes: { plan: 'x'.repeat(201) } },
  { attributes: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, 'x'])) },
])('a token with %o is refused', async (claims) => {
  const { owner, params, botId } = await makeShop()
  const secret = (await owner.call(renewIdentitySecret, { params })).body.identitySecret ?? ''
  const token = await signIdentity(secret, { sub: 'ada', exp: Math.floor(now / 1000) + 3600, ...claims })
  const { body } = await callRoute(app.origin, introduceVisitor, { params: { botId }, body: { token } })
  expect(body.visitorToken).toBeNull()
})

test('codes are limited by conversation and address, and by agent and mailbox', async () => {
  const limited = await createTestApp({ ...mailbox.environment, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  const makeBot = async () => {
    const owner = await makeOwner(limited.origin)
    const { id, publicId } = await makeAgent(owner)
    await owner.call(createAction, { params: { id }, body: callBack })
    return publicId
  }
  const [first, second] = [await makeBot(), await makeBot()]
  const address = newAddress()
  const send = async (count: number, ip: string, botId = first) => {
    const from = { 'x-forwarded-for': ip }
    const asked = await ask(limited.origin, botId, { message: 'Please call me back' }, from)
    const runId = asked.events.flatMap((event) => event.action ?? [])[0]?.id ?? ''
    const headers = { ...from, 'x-visitor-token': asked.visitorToken }
    const states: string[] = []
    for (let sent = 0; sent < count; sent++) {
      // Another way to write the same mailbox.
      const email = address.replace('@', `+${sent}@`)
      const request = { params: { botId, runId }, headers, body: { values: { email } } }
      const { body } = await callRoute(limited.origin, continueAction, request)
      states.push('code' in body ? String(body.code) : body.state)
    }
    return states
  }
  const codes = (count: number) => Array.from({ length: count }, () => 'code')
  expect(await send(4, '198.51.100.1')).toEqual([...codes(3), 'too_many_requests'])
  await send(3, '198.51.100.2')
  await send(3, '198.51.100.3')
  expect(await send(2, '198.51.100.4')).toEqual(['code', 'too_many_requests'])
  expect(await send(1, '198.51.100.4', second)).toEqual(['code'])
  await limited.close()
})

test('without a mail server, no action can ask for a code', async () => {
  const quiet = await createTestApp()
  const owner = await makeOwner(quiet.origin)
  const { id } = await makeAgent(owner)
  const bound = { ...callBack, audience: 'anyone' as const }
  for (const body of [callBack, bound]) {
    const made = await owner.call(createAction, { params: { id }, body })
    expect([made.status, JSON.stringify(made.body)]).toEqual([400, expect.stringContaining('sends no mail')])
  }
  await quiet.close()
})
