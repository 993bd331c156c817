import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { login } from '@parleykit/contract/auth/account'
import { listVisitorConversations } from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'

let named: TestApp
let unnamed: TestApp
beforeAll(async () => {
  const environment = {
    PUBLIC_URL: 'https://chat.example',
    WIDGET_BASE_URL: 'https://cdn.example',
    ALLOWED_HOSTS: 'Chat.other.example, intranet',
  }
  named = await createTestApp({ ...environment, TRUST_PROXY: '127.0.0.1' })
  unnamed = await createTestApp()
})
afterAll(async () => {
  await named.close()
  await unnamed.close()
})

/** Asks a server by a host name; fetch wouldn't let us choose it. */
async function statusOf(app: TestApp, path: string, headers: Record<string, string>): Promise<number> {
  const asked = request(app.origin + path, { headers })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

test('where PUBLIC_URL is set, foreign host names are refused, and those of the server, addresses and loopback are not', async () => {
  for (const host of ['evil.example', 'evil.example:3000', 'chat.example.evil.example', 'xn--chat-.example'])
    expect([host, await statusOf(named, '/api/registration', { host })]).toEqual([host, 421])
  const own = [
    'chat.example',
    'CHAT.example:8443',
    'chat.example.',
    'cdn.example',
    'chat.other.example',
    'intranet',
  ]
  for (const host of [...own, 'localhost:3000', 'app.localhost', '127.0.0.1:3000', '192.0.2.7', '[::1]:3000'])
    expect([host, await statusOf(named, '/api/registration', { host })]).toEqual([host, 200])
  for (const path of ['/healthz', '/readyz?x=1'])
    expect([path, await statusOf(named, path, { host: 'probe.internal' })]).toEqual([path, 200])
})

test('a trusted proxy tells the host name', async () => {
  const forwarded = (name: string) => ({ host: 'parleykit', 'x-forwarded-host': name })
  expect(await statusOf(named, '/api/registration', forwarded('chat.example'))).toBe(200)
  expect(await statusOf(named, '/api/registration', forwarded('evil.example'))).toBe(421)
})

test('a website that shows the widget is no foreign host: its name is in Origin', async () => {
  const path = listVisitorConversations.path.replace(':botId', 'no-such-agent')
  expect(await statusOf(named, path, { host: 'chat.example', origin: 'https://shop.example' })).toBe(404)
})

test('without PUBLIC_URL any host name is served', async () => {
  expect(await statusOf(unnamed, '/api/registration', { host: 'anything.example' })).toBe(200)
})

test('an origin of this host but another scheme is foreign', async () => {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' })
  const signIn = async (app: TestApp, origin: string, host = new URL(app.origin).host) => {
    const headers = {
      host,
      origin,
      'content-type': 'application/json',
      'content-length': String(body.length),
    }
    const asked = request(app.origin + login.path, { method: 'POST', headers })
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  const { host } = new URL(unnamed.origin)
  expect(await signIn(unnamed, `javascript://${host}`)).toBe(403)
  expect(await signIn(unnamed, `ftp://${host}`)).toBe(403)
  expect(await signIn(unnamed, unnamed.origin)).toBe(401)
  expect(await signIn(unnamed, `https://${host}`)).toBe(401) // behind a proxy that doesn't say so
  expect(await signIn(named, 'http://chat.example', 'chat.example')).toBe(403)
  expect(await signIn(named, 'https://chat.example', 'chat.example')).toBe(401)
})
