import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { api } from '@parleykit/contract/api'
import { login } from '@parleykit/contract/auth/account'
import { requestBytesMax } from '@parleykit/contract/base/limits'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import { chat } from '@parleykit/contract/chat/chat'
import { addKnowledgeText, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.origin)
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const fill = (path: string) => path.replace(/:\w+/g, '1')

async function statusOf(path: string, request: RequestInit = {}): Promise<number> {
  const response = await fetch(`${app.origin}${path}`, request)
  await response.arrayBuffer()
  return response.status
}

/** What is answered to bytes that no client would send. */
async function answerTo(bytes: Buffer | string): Promise<string> {
  const { hostname, port } = new URL(app.origin)
  const socket = connect(Number(port), hostname)
  let came = ''
  socket.on('data', (piece) => {
    came += piece
  })
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return came
}

describe('bodies', () => {
  const bodied = Object.entries<RouteDefinition>(api).filter(([, { method }]) => method !== 'GET')

  test.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP, identity', 'compress'])(
    'packed as %s are 415',
    async (coding) => {
      const body = gzipSync(JSON.stringify({ username: 'a'.repeat(5_000_000), password: 'x' }))
      const response = await fetch(`${app.origin}${login.path}`, {
        method: 'POST',
        headers: { ...json, 'content-encoding': coding },
        body,
      })
      expect(response.status).toBe(415)
      expect(await response.text()).toContain('Content-Encoding')
    },
  )

  test('that say they are not packed are read', async () => {
    const body = JSON.stringify({ name: 'Plain' })
    const headers = { ...json, cookie: owner.cookie, 'content-encoding': 'identity' }
    expect(await statusOf(createAgent.path, { method: 'POST', headers, body })).toBe(201)
  })

  test.each(bodied)('of %s end at its limit, by their length and without one', async (_name, route) => {
    // The session is ended by some routes.
    const { cookie } = await makeOwner(app.origin)
    const bytesMax = route.bodyBytesMax ?? requestBytesMax
    const announced = `${route.method} ${fill(route.path)} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n`
    const type = route.file === undefined ? 'application/json' : 'multipart/form-data; boundary=x'
    expect(
      await answerTo(`${announced}content-type: ${type}\r\ncontent-length: ${bytesMax + 1}\r\n\r\n`),
    ).toContain(' 413 ')
    if (route.body === undefined || bytesMax > 1024 * 1024) return
    const unannounced = `${announced}content-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`
    const chunk = `${(bytesMax + 1).toString(16)}\r\n"${'a'.repeat(bytesMax)}\r\n`
    expect(await answerTo(unannounced + chunk)).toContain(' 413 ')
  })

  test('in pieces of a byte are read whole', async () => {
    const body = JSON.stringify({ name: 'Piece by piece' })
    const pieces = [...body].map((letter) => `1\r\n${letter}\r\n`).join('')
    const { cookie } = await makeOwner(app.origin)
    const head = `POST ${createAgent.path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n`
    const answer = await answerTo(
      `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`,
    )
    expect(answer).toContain(' 201 ')
    expect(answer).toContain('Piece by piece')
  })

  test('of a form are 415 where no file belongs', async () => {
    const form = new FormData()
    form.set('file', new Blob(['x'.repeat(100_000)]), 'x.txt')
    const { cookie } = owner
    expect(await statusOf(createAgent.path, { method: 'POST', headers: { cookie }, body: form })).toBe(413)
    form.set('file', new Blob(['x']), 'x.txt')
    expect(await statusOf(createAgent.path, { method: 'POST', headers: { cookie }, body: form })).toBe(415)
  })

  test('that need room have it', async () => {
    const roomy = await makeOwner(app.origin)
    const agent = await makeAgent(roomy)
    const params = { id: agent.id }
    const content = 'Parcels leave the harbour at noon. '.repeat(6000)
    expect((await roomy.call(addKnowledgeText, { params, body: { content } })).status).toBe(201)
    const file = { name: 'parcels.md', bytes: Buffer.from(content) }
    expect((await roomy.call(uploadKnowledgeFile, { params, file })).status).toBe(201)
    const prompt = { title: '港'.repeat(60), content: '港'.repeat(300) }
    const whole = {
      name: 'Harbour',
      starterPrompts: Array.from({ length: 12 }, () => prompt),
      description: '港'.repeat(1000),
      allowedDomains: Array.from({ length: 50 }, (_, index) => `shop${index}.${'a'.repeat(60)}.example.com`),
    }
    expect((await roomy.call(updateAgent, { params, body: whole })).status).toBe(200)
  })
})

describe('characters that no text can hold are 400', () => {
  const halves = ['%00', '%ED%A0%80', '%ed%bf%bf']

  test.each(halves)('in addresses: %s', async (half) => {
    for (const path of [
      `/api/agents/${half}`,
      `/api/agents/1/knowledge?q=${half}`,
      `/bot/${half}`,
      `/${half}`,
      `/?a${half}=1`,
    ])
      expect(await statusOf(path, { headers: { cookie: owner.cookie } }), path).toBe(400)
  })

  test.each([...halves, '\u00ed\u00a0\u0080'])('in headers: %s', async (half) => {
    const headers = { 'x-visitor-id': `visitor-${half}` }
    expect(await statusOf('/api/public/bots/x/conversations', { headers })).toBe(400)
  })

  test('in a cookie of another program they are nobody’s fault', async () => {
    expect(await statusOf('/healthz', { headers: { cookie: 'other=%00' } })).toBe(200)
  })

  test.each([
    ['a value', '{"name":"a\\u0000b"}'],
    ['a half of a pair', '{"name":"\\ud83d"}'],
    ['the other half', '{"name":"x","tagline":"\\uDEF6\\ud83d"}'],
    ['a key', '{"name":"x","\\u0000":1}'],
    ['a key deep inside', '{"name":"x","a":[[{"b":{"\\ud800":[]}}]]}'],
  ])('in %s', async (_where, body) => {
    const headers = { ...json, cookie: owner.cookie }
    expect(await statusOf(createAgent.path, { method: 'POST', headers, body })).toBe(400)
  })

  test('as bytes that are no UTF-8', async () => {
    const headers = { ...json, cookie: owner.cookie }
    for (const bytes of [[0xed, 0xa0, 0x80], [0xff], [0xc0, 0x80]]) {
      const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')])
      expect(await statusOf(createAgent.path, { method: 'POST', headers, body })).toBe(400)
    }
  })

  test('whole pairs are text like any other', async () => {
    const headers = { ...json, cookie: (await makeOwner(app.origin)).cookie }
    const body = '{"name":"Kayak \\ud83d\\udef6"}'
    const response = await fetch(`${app.origin}${createAgent.path}`, { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ name: 'Kayak 🛶' })
  })
})

describe('headers of answers', () => {
  test('nobody stores what the API answers', async () => {
    for (const route of Object.values<RouteDefinition>(api)) {
      const { cookie } = await makeOwner(app.origin)
      for (const headers of [{}, { cookie }]) {
        const response = await fetch(`${app.origin}${fill(route.path)}`, { method: route.method, headers })
        await response.body?.cancel()
        expect(response.headers.get('cache-control'), `${route.method} ${route.path}`).toMatch(
          route.stream && response.ok ? /no-cache/ : /no-store/,
        )
      }
    }
  })

  test('pages load pictures from this server alone, and no device', async () => {
    const agent = await makeAgent(await makeOwner(app.origin))
    for (const path of ['/', `/bot/${agent.publicId}`]) {
      const { headers } = await fetch(`${app.origin}${path}`)
      expect(headers.get('content-security-policy')).toMatch(/img-src 'self' data:(?: blob:)?(?:;|$)/)
      expect(headers.get('permissions-policy')).toContain('camera=()')
      // The chat is framed, where browsers complain of it in the console of websites without https.
      expect(headers.get('cross-origin-opener-policy')).toBe(path === '/' ? 'same-origin' : null)
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  test('other sites may read the public API and the widget, and nothing else', async () => {
    const { publicId } = await makeAgent(await makeOwner(app.origin))
    const policyOf = async (path: string) =>
      (await fetch(`${app.origin}${path}`)).headers.get('cross-origin-resource-policy')
    expect(await policyOf(`/api/public/bots/${publicId}`)).toBe('cross-origin')
    expect(await policyOf('/widget/loader.js')).toBe('cross-origin')
    expect(await policyOf('/api/user')).toBe('same-origin')
  })

  test('an https address is remembered by browsers', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://chat.example.com' })
    const { headers } = await fetch(`${secure.origin}/`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    await secure.close()
  })
})

describe('throttles', () => {
  test.each(['memory', 'database'])('keys of any length are counted in %s', async (store) => {
    const { createThrottles } = await import('../throttles/index.ts')
    const { openDatabase } = await import('../database/index.ts')
    const open = openDatabase({ connectionString: app.databaseUrl })
    const throttles = createThrottles({ enabled: true, pool: store === 'database' ? open.pool : null })
    const rule = { name: `long-${store}`, points: 2, seconds: 600 }
    const keys = ['x'.repeat(100_000), `${'x'.repeat(100_000)}y`, 'nul\u0000', '\ud83d', '__proto__', '']
    for (const key of keys) {
      await throttles.consume(rule, key)
      await throttles.consume(rule, key)
      await expect(throttles.consume(rule, key)).rejects.toMatchObject({ code: 'too_many_requests' })
      await throttles.reset(rule, key)
      await throttles.consume(rule, key)
    }
    await open.close()
  })

  test('count before a body has come', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' })
    const path = `${limited.origin}${login.path}`
    const statuses = new Set<number>()
    while (!statuses.has(429)) {
      const response = await fetch(path, { method: 'POST', headers: json, body: 'x' })
      await response.arrayBuffer()
      statuses.add(response.status)
    }
    expect([...statuses]).toEqual([400, 429])
    await limited.close()
  })

  test('a visitor id of any length is refused or counted, never a fault', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' })
    const agent = await makeAgent(await makeOwner(limited.origin))
    for (const visitorId of ['v'.repeat(128), 'v'.repeat(129), '界'.repeat(128)]) {
      const body = JSON.stringify({ visitorId, message: 'Hello' })
      const response = await fetch(`${limited.origin}${chat.path.replace(':botId', agent.publicId)}`, {
        method: 'POST',
        headers: json,
        body,
      })
      await response.arrayBuffer()
      expect(response.status).toBe(visitorId.length === 129 ? 400 : 200)
    }
    await limited.close()
  })
})
