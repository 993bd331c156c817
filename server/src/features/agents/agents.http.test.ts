import { readFile } from 'node:fs/promises'
import {
  createAgent,
  createAgentWithForm,
  deleteAgent,
  getAgent,
  listAgents,
  rotateApiKey,
  updateAgent,
  uploadProfileImage,
} from '@parleykit/contract/agents/agents'
import { validationTexts } from '@parleykit/contract/agents/texts'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { serveWebsite } from '../../../test/serve-website.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('both ways to create make the same thing, and PUT changes only what it names', async () => {
  const owner = await makeOwner(app.origin)
  const created = await owner.call(createAgent, { body: { name: ' Ada ' } })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    name: 'Ada',
    toneType: 'conversion_concierge',
    brandColor: '#6366F1',
    status: 'active',
    vectorStoreId: null,
    trained: false,
    greeting: "Hello! I'm Ada. How can I help you today?",
  })
  const params = { id: created.body.id }
  const updated = await owner.call(updateAgent, {
    params,
    body: { tagline: 'Knows it all', status: 'maintenance' },
  })
  expect(updated.body).toEqual({ ...created.body, tagline: 'Knows it all', status: 'maintenance' })
  expect((await owner.call(getAgent, { params })).body).toEqual(updated.body)
  expect((await owner.call(deleteAgent, { params })).status).toBe(200)
  expect((await owner.call(getAgent, { params })).status).toBe(404)

  const second = await owner.call(createAgentWithForm, { body: { name: 'Bea', customTone: 'Be brief' } })
  expect(second.status).toBe(201)
  expect(Object.keys(second.body).sort()).toEqual(Object.keys(created.body).sort())
  const activities = (await owner.call(listRecentActivities)).body
  expect(activities[0]).toMatchObject({ activityType: 'bot_created', botId: second.body.id })
  expect(activities[0]?.description).toContain('"Bea"')
})

test('a renamed agent greets with its new name, unless the owner wrote a greeting', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const renamed = await owner.call(updateAgent, { params, body: { name: 'Zoe', greeting: agent.greeting } })
  expect(renamed.body.greeting).toBe("Hello! I'm Zoe. How can I help you today?")
  const own = await owner.call(updateAgent, { params, body: { greeting: 'Ahoy!' } })
  expect(own.body.greeting).toBe('Ahoy!')
})

test.each([
  [{ name: '   ' }, validationTexts.agentNameRequired],
  [{ name: 'x'.repeat(51) }, validationTexts.agentNameTooLong],
  [{ name: 'ok', tagline: 'x'.repeat(101) }, validationTexts.taglineTooLong],
  [{ name: 'ok', description: 'x'.repeat(1001) }, validationTexts.descriptionTooLong],
  [{ name: 'ok', customTone: 'x'.repeat(501) }, validationTexts.customToneTooLong],
  [{ name: 'ok', brandColor: 'red' }, validationTexts.brandColorInvalid],
  [{ name: 'ok', toneType: 'grumpy' }, validationTexts.toneTypeInvalid],
])('refuses %o with its message', async (body, message) => {
  const owner = await makeOwner(app.origin)
  const answer = await owner.call(createAgentWithForm, { body: body as never })
  expect(answer).toMatchObject({ status: 400, body: { message, error: message, code: 'validation_failed' } })
})

test('the plan bounds the agents, also when two are asked for at once', async () => {
  const owner = await makeOwner(app.origin)
  const answers = await Promise.all([1, 2, 3].map(() => owner.call(createAgent, { body: { name: 'One' } })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 403, 403])
  expect((await owner.call(listAgents)).body).toHaveLength(1)
})

test("another owner's agents are not found", async () => {
  const owner = await makeOwner(app.origin)
  const stranger = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  expect((await stranger.call(getAgent, { params })).status).toBe(404)
  expect((await stranger.call(updateAgent, { params, body: { name: 'Mine' } })).status).toBe(404)
  expect((await stranger.call(rotateApiKey, { params })).status).toBe(404)
  expect((await stranger.call(deleteAgent, { params })).status).toBe(404)
  expect((await stranger.call(getAgent, { params: { id: 'x' as never } })).status).toBe(404)
  expect((await owner.call(getAgent, { params })).body.name).toBe('Harbour Shop')
})

test('a picture is decoded and encoded again; a file that is no picture is refused', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const onePixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const hidden = Buffer.concat([onePixel, Buffer.from('<script>alert(1)</script>')])
  const stored = await owner.call(uploadProfileImage, { params, file: { name: 'a.png', bytes: hidden } })
  expect(stored.status).toBe(200)
  const picture = await fetch(`${app.origin}${stored.body.profileImageUrl}`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await picture.arrayBuffer()).includes('script')).toBe(false)

  for (const bytes of [Buffer.from('plain'), await readFile(new URL(import.meta.url))]) {
    const refused = await owner.call(uploadProfileImage, { params, file: { name: 'a.png', bytes } })
    expect(refused.status).toBe(415)
  }
  expect((await owner.call(getAgent, { params })).body.profileImageUrl).toBe(stored.body.profileImageUrl)
})

test('of an SVG only its picture is kept: no script, and nothing from elsewhere', async () => {
  const asked: (string | undefined)[] = []
  const elsewhere = await serveWebsite((request, response) => {
    asked.push(request.url)
    response.end()
  })
  try {
    const owner = await makeOwner(app.origin)
    const params = { id: (await makeAgent(owner)).id }
    const svg = `<?xml version="1.0"?><?xml-stylesheet href="${elsewhere.origin}/a.css"?>
      <!DOCTYPE svg [<!ENTITY far SYSTEM "${elsewhere.origin}/a.txt">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">
        <style>@import url(${elsewhere.origin}/b.css);</style>
        <script href="${elsewhere.origin}/a.js">alert(1)</script>
        <image href="${elsewhere.origin}/a.png" width="5" height="5"/>
        <use href="${elsewhere.origin}/a.svg#x"/>
        <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${elsewhere.origin}"/></foreignObject>
        <circle cx="5" cy="5" r="4" fill="red"/>
      </svg>`
    const file = { name: 'logo.svg', bytes: Buffer.from(svg) }
    const stored = await owner.call(uploadProfileImage, { params, file })
    expect(stored.status).toBe(200)
    const picture = await fetch(`${app.origin}${stored.body.profileImageUrl}`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|svg/i)
    expect(asked).toEqual([])
  } finally {
    await elsewhere.close()
  }
})

test('a rotated key is another one, and the agent is shown with it', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const rotated = await owner.call(rotateApiKey, { params })
  expect(rotated.status).toBe(200)
  expect(rotated.body.apiKey).toMatch(/^pk_[\w-]{32}$/)
  expect(rotated.body.apiKey).not.toBe(agent.apiKey)
  expect((await owner.call(getAgent, { params })).body.apiKey).toBe(rotated.body.apiKey)
})

test('the prompts of the owner and those of the training are told apart', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['# When do you open?\n\nWe open at nine in the morning.'])
  const suggested = [{ title: 'When do you open?', content: 'When do you open?' }]
  expect(agent).toMatchObject({ starterPrompts: suggested, ownStarterPrompts: [] })
  const params = { id: agent.id }
  const own = [{ title: 'Hours', content: 'When do you open?' }]
  const edited = await owner.call(updateAgent, { params, body: { starterPrompts: own } })
  expect(edited.body).toMatchObject({
    starterPrompts: own,
    ownStarterPrompts: own,
    suggestedStarterPrompts: suggested,
  })
  const cleared = await owner.call(updateAgent, { params, body: { starterPrompts: [] } })
  expect(cleared.body).toEqual(agent)
})
