import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beginProviderSignIn, finishAtProvider } from '@parleykit/contract/auth/oidc'
import { getSignInOptions } from '@parleykit/contract/auth/recovery'
import { providerTexts } from '@parleykit/contract/auth/texts'
import { afterEach, expect, test } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { openOidcWorld } from '../../../../test/oidc/open-oidc-world.ts'

const undo: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A server whose issuer is at a port of this machine. */
async function openApp(port: number): Promise<TestApp> {
  const app = await createTestApp({
    PUBLIC_URL: 'http://parleykit.example',
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'parleykit',
    OIDC_CLIENT_SECRET: 'secret',
  })
  undo.push(app.close)
  return app
}

async function openIssuer(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

const begin = ({ origin }: TestApp) => callRoute(origin, beginProviderSignIn, { body: {} })

const refused = {
  status: 503,
  body: { code: 'provider_unavailable', message: providerTexts.unreachable('single sign-on') },
}

test('a server starts while its provider is down, and says so at a sign-in', async () => {
  const { server, port } = await openIssuer(() => {})
  server.close()
  const app = await openApp(port)
  expect((await callRoute(app.origin, getSignInOptions)).body.provider).toBe('single sign-on')
  expect(await begin(app)).toMatchObject(refused)
  expect(await begin(app)).toMatchObject(refused)
})

test.each<[string, RequestListener]>([
  ['nothing of use', (_request, response) => response.end('<h1>Welcome</h1>')],
  ['an error', (_request, response) => response.writeHead(500).end()],
  [
    'a document without end',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        while (response.writable && response.write(' '.repeat(64 * 1024)));
      }
      response.on('drain', more)
      more()
    },
  ],
  ['a connection that ends', (request) => request.socket.destroy()],
])('an issuer that answers with %s is out of reach', async (_what, listener) => {
  const { port } = await openIssuer(listener)
  expect(await begin(await openApp(port))).toMatchObject(refused)
})

test('a document of another issuer is not believed', async () => {
  const metadata = { issuer: 'https://issuer.example', authorization_endpoint: 'https://issuer.example/auth' }
  const { port } = await openIssuer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
  })
  expect(await begin(await openApp(port))).toMatchObject({
    status: 400,
    body: { code: 'provider_refused', message: providerTexts.unproven('single sign-on') },
  })
})

test("the provider's configuration is requested once, and again if there was no answer", async () => {
  const world = await openOidcWorld()
  undo.push(world.close)
  const { provider, app } = world
  provider.failNext(1, 500)
  expect((await begin(app)).status).toBe(503)
  const several = await Promise.all([1, 2, 3, 4].map(() => begin(app)))
  expect(several.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(provider.asked).toHaveLength(2)
})

test('without a provider there is nothing to sign in with', async () => {
  const app = await createTestApp()
  undo.push(app.close)
  expect((await callRoute(app.origin, getSignInOptions)).body.provider).toBeNull()
  expect(await begin(app)).toMatchObject({ status: 404, body: { message: providerTexts.none } })
  const finished = await callRoute(app.origin, finishAtProvider, { body: { answer: 'code=x&state=y' } })
  expect(finished).toMatchObject({ status: 400, body: { code: 'sign_in_over' } })
})

test('one network begins only so many sign-ins', async () => {
  const world = await openOidcWorld({ RATE_LIMITS: 'on' })
  undo.push(world.close)
  for (let count = 0; count < 120; count++) expect((await begin(world.app)).status).toBe(200)
  expect(await begin(world.app)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})
