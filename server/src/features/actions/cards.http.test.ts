import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { continueAction } from '@parleykit/contract/actions/action-runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { writePng } from '../../../test/write-png.ts'

const parcel = {
  number: '4711',
  track: 'https://track.example/4711',
  photo: 'https://photos.example/lamp.png',
  odd: 'javascript:alert(1)',
  stages: [
    { name: 'Ordered', at: 'Monday', done: true },
    { name: 'Packed', at: null, done: false },
    { name: 'Shipped', at: null, done: false },
  ],
}

let app: TestApp
let api: Server
let origin: string
beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url === '/photo.png') response.setHeader('content-type', 'image/png').end(photo)
    else if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>No picture</p>')
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(parcel))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(api.address() as AddressInfo).port}`
  origin = `http://${host}`
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: host })
})
afterAll(async () => {
  await app.close()
  await new Promise((resolve) => api.close(resolve))
})

const photo = writePng(40, 30)

test('a card has a link, a picture that this server fetches, and steps; and all of it in words', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const made = await owner.call(createAction, {
    params: { id: agent.id },
    body: {
      ...{ kind: 'http', name: 'Parcel', purpose: '', phrases: ['Where is my parcel?'], doneText: '' },
      ...{ inputs: [], audience: 'anyone', asksFirst: false, isOn: true },
      http: {
        ...{ method: 'GET', url: `${origin}/parcel`, headers: [], bodyType: 'none', body: '' },
        honorsIdempotencyKey: false,
        picks: [
          { path: 'number', label: 'Parcel' },
          { path: 'track', label: 'Follow it', show: 'link' },
          { path: 'photo', label: 'Lamp', show: 'picture' },
          { path: 'odd', label: 'Odd', show: 'link' },
          { path: 'stages[].name', label: 'Stage', show: 'steps' },
          { path: 'stages[].at', label: 'Day' },
        ],
      },
    },
  })
  expect(made.status).toBe(201)
  const asked = await ask(app.origin, agent.publicId, { message: 'Where is my parcel?' })
  const runId = asked.events.flatMap((event) => event.action ?? [])[0]?.id ?? ''
  const params = { botId: agent.publicId, runId }
  const headers = { 'x-visitor-token': asked.visitorToken }
  const { body } = await callRoute(app.origin, continueAction, { params, headers, body: { values: {} } })
  const picture = `/action-pictures/${runId}/0.webp`
  expect(body.card).toMatchObject({
    facts: [
      { label: 'Parcel', value: '4711' },
      { label: 'Follow it', value: parcel.track, show: 'link' },
      { label: 'Lamp', value: parcel.photo, show: 'picture', picture },
      { label: 'Odd', value: parcel.odd },
    ],
    rows: [],
    steps: [
      { name: 'Ordered', detail: 'Monday', state: 'done' },
      { name: 'Packed', detail: '', state: 'now' },
      { name: 'Shipped', detail: '', state: 'next' },
    ],
  })
  expect(body.card?.facts[3]).not.toHaveProperty('show')
  expect(body.text).toContain('✓ Ordered: Monday\n→ Packed\n○ Shipped')

  const show = async (address: string) => {
    await queryDatabase(
      app.databaseUrl,
      `update action_runs set card = jsonb_set(card, '{facts,2,value}', '"${address}"') where id = '${runId}'`,
    )
    return fetch(`${app.origin}${picture}`)
  }
  const shown = await show(`${origin}/photo.png`)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(20)
  for (const address of [`${origin}/page`, 'http://10.0.0.1/photo.png', 'https://shop.invalid/photo.png'])
    expect((await show(address)).status).toBe(404)
  for (const path of [`${runId}/1.webp`, 'guessed/0.webp'])
    expect((await fetch(`${app.origin}/action-pictures/${path}`)).status).toBe(404)
})
