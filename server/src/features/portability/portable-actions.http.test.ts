import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { createAction, listActions, updateAction } from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadAgent, importFile, writeAgentFile } from '../../../test/agent-file.ts'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openShop } from '../../../test/open-shop.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const input = (name: string, more: Partial<ActionInput> = {}): ActionInput => ({
  ...{ name, label: name, type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
  ...more,
})
const shared = { purpose: '', audience: 'anyone', asksFirst: true, doneText: '', isOn: true } as const

const orders = (): Extract<ActionBody, { kind: 'http' }> => ({
  ...{ ...shared, kind: 'http', name: 'Order status', phrases: ['Where is my order?'] },
  inputs: [input('order'), input('shop', { source: 'fixed', value: 'main' })],
  approval: { hours: 5, waitingText: 'One moment.' },
  http: {
    ...{ method: 'GET', url: `${shop.origin}/orders/{{ order }}`, bodyType: 'none', body: '' },
    headers: [
      { name: 'Authorization', value: 'Bearer very-secret-4242', isSecret: true },
      { name: 'X-Shop', value: 'plain', isSecret: false },
    ],
    picks: [{ path: 'status', label: 'Status' }],
    honorsIdempotencyKey: false,
  },
})
const callback: ActionBody = {
  ...{ ...shared, kind: 'form', form: { mails: true }, name: 'Call me back' },
  ...{ phrases: ['Please call me back'], inputs: [input('phone')], approval: null },
}

test('actions go into the file without secrets, and are off until those are filled in', async () => {
  const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const { id } = await makeAgent(owner, ['The shop sells lamps.'])
  for (const body of [orders(), callback]) {
    const made = await owner.call(createAction, { params: { id }, body })
    expect(made).toMatchObject({ status: 201 })
  }
  const file = await downloadAgent(app.origin, owner, id)
  const everything = Object.values(await unzip(file)).map(String)
  expect(everything.join('\n')).not.toMatch(/very-secret|4242/)

  const { agentId, report } = await importFile(other, file)
  expect(report).toMatchObject({ leftOut: [] })
  expect(report?.notes[0]).toMatch(/^1 secret to fill in, in Settings under Actions/)
  const params = { id: Number(agentId) }
  const imported = (await other.call(listActions, { params })).body
  const { headers } = orders().http
  expect(imported).toMatchObject([
    {
      ...{ ...orders(), isOn: false, missingSecrets: 1, uses: 0 },
      http: { ...orders().http, headers: [{ ...headers[0], value: null }, headers[1]] },
    },
    { ...callback, missingSecrets: 0 },
  ])
  const [{ id: actionId } = { id: 0 }] = imported
  const at = { params: { ...params, actionId } }
  expect((await other.call(updateAction, { ...at, body: orders() })).body).toMatchObject({
    ...{ isOn: true, missingSecrets: 0 },
  })
})

test('a file’s actions are checked like those of the editor, each on its own', async () => {
  const owner = await makeOwner(app.origin)
  const { http } = orders()
  const secret = { name: 'Authorization', value: 'Bearer planted', isSecret: true }
  const listed = [
    { ...orders(), name: 'Private', http: { ...http, url: 'https://127.0.0.1/' } },
    { ...orders(), name: 'Any host', http: { ...http, url: 'https://{{ order }}.example/' } },
    { ...orders(), name: 'Newer', kind: 'telepathy' },
    { ...orders(), name: 'Planted', http: { ...http, headers: [secret] } },
    { ...callback, name: 'By mail', audience: 'email' },
    'nonsense',
  ]
  const file = await writeAgentFile(['The shop sells lamps.'], (manifest) => ({
    ...manifest,
    actions: listed,
  }))
  const { agentId, report } = await importFile(owner, file)
  expect(report?.leftOut).toMatchObject([
    { name: 'Action "Private"', reason: expect.stringMatching(/private network/) },
    { name: 'Action "Any host"', reason: expect.stringMatching(/host/) },
    { name: 'Action "Newer"' },
    { name: 'Action "?"' },
  ])
  expect(report?.notes.join(' ')).toMatch(/"By mail" is off, because visitors prove their address by mail/)
  const params = { id: Number(agentId) }
  expect((await owner.call(listActions, { params })).body).toMatchObject([
    { name: 'Planted', isOn: false, missingSecrets: 1 },
    { name: 'By mail', isOn: false },
  ])
  const many = await writeAgentFile(['Lamps.'], (manifest) => ({
    ...manifest,
    actions: Array.from({ length: 21 }, () => callback),
  }))
  await expect(importFile(await makeOwner(app.origin), many)).rejects.toThrow(/invalid at actions/)
})

test('an action with a missing secret isn’t offered, even if it is on', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner, ['The shop sells lamps.'])
  const body = orders()
  body.http.headers = [{ name: 'Authorization', value: null, isSecret: true }]
  expect(await owner.call(createAction, { params: { id }, body })).toMatchObject({ status: 201 })
  const asked = await ask(app.origin, publicId, { message: 'Where is my order?' })
  expect(asked.events.flatMap(({ action }) => action ?? [])).toEqual([])
})
