import { api } from '@parleykit/contract/api'
import { apiErrorSchema } from '@parleykit/contract/base/errors'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import { openAiErrorSchema } from '@parleykit/contract/chat/completions/completions'
import { mcpMessageSchema } from '@parleykit/contract/chat/mcp/mcp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { isSignedIn, makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
let owner: TestOwner | undefined
beforeAll(async () => {
  app = await createTestApp()
})
// Some of the routes end the session.
beforeEach(async () => {
  if (!(await isSignedIn(owner))) owner = await makeOwner(app.origin)
})
afterAll(() => app.close())

const routes = Object.entries(api) as [name: string, route: RouteDefinition][]

const errorSchemas = { own: apiErrorSchema, openai: openAiErrorSchema, 'json-rpc': mcpMessageSchema }

/** Sends a request; checks that the answer is none of the server's faults and tells nothing of its inside. */
async function expectCalmAnswer(route: RouteDefinition, path: string, request: RequestInit): Promise<number> {
  const response = await fetch(`${app.origin}${path}`, request)
  const text = await response.text()
  // This server sends no mails, which it says as it is.
  if (!text.includes('"mail_unavailable"')) expect(response.status).toBeLessThan(500)
  expect(text).not.toMatch(/Invalid input|expected \w+, received/)
  expect(text).not.toMatch(/node_modules|\.ts:\d|select |insert into|\/server\/src/i)
  if (response.status >= 400 && route.errorForm !== 'text') {
    errorSchemas[route.errorForm ?? 'own'].parse(JSON.parse(text))
  }
  return response.status
}

const fill = (path: string, value: string) => path.replace(/:\w+/g, value)

test.each(routes)('%s stays calm whatever it is sent', async (_name, route) => {
  const { method } = route
  const headers = { cookie: owner?.cookie ?? '', 'content-type': 'application/json' }
  const hasBody = method !== 'GET'
  for (const id of ['1', '999999999', '-1', 'abc', '%00', '1e99', "1'--", '9'.repeat(30), '%F0%9F%92%A9']) {
    const plain = { method, headers: { cookie: owner?.cookie ?? '' } }
    if (route.path.includes(':')) await expectCalmAnswer(route, fill(route.path, id), plain)
  }
  if (!hasBody) return
  const path = fill(route.path, '424242')
  for (const body of [
    '{',
    '[]',
    'null',
    '"x"',
    '{"name":{}}',
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ]) {
    await expectCalmAnswer(route, path, { method, headers, body })
  }
  const xml = { ...headers, 'content-type': 'application/xml' }
  await expectCalmAnswer(route, path, { method, headers: xml, body: '<a/>' })
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
  await expectCalmAnswer(route, path, { method, headers: broken, body: '--x\r\nbroken' })
})

test.each(routes)('%s answers wrong methods with 405 and strangers with 401', async (_name, route) => {
  const path = fill(route.path, '1')
  expect(
    await expectCalmAnswer(route, path, { method: 'PATCH', headers: { cookie: owner?.cookie ?? '' } }),
  ).toBe(405)
  if (route.access !== 'public')
    expect(await expectCalmAnswer(route, path, { method: route.method })).toBe(401)
})

test('a body larger than any route takes is 413', async () => {
  const body = `{"name":"${'x'.repeat(13 * 1024 * 1024)}"}`
  const headers = { cookie: owner?.cookie ?? '', 'content-type': 'application/json' }
  expect(
    await expectCalmAnswer(api.createAgent, api.createAgent.path, { method: 'POST', headers, body }),
  ).toBe(413)
})
