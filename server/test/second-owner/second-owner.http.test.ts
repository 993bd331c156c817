import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { makeOwner } from '../make-owner.ts'
import { fillPath, fillRequest, type NamedRoute, ownerRoutes } from './fill-route.ts'
import { type FirstOwner, makeFirstOwner, secret } from './first-owner.ts'

let app: TestApp
let first: FirstOwner

beforeAll(async () => {
  app = await createTestApp()
  first = await makeFirstOwner(app.origin)
})

afterAll(() => app.close())

const namesSomething = ({ route }: NamedRoute) => route.path.includes(':')

async function call(named: NamedRoute, cookie?: string) {
  const response = await fetch(app.origin + fillPath(named.route.path, first.ids), {
    ...fillRequest(named),
    ...(cookie && { headers: { ...fillRequest(named).headers, cookie } }),
  })
  // What follows an open stream is not read: it has no end.
  const isOpenStream = named.route.stream && response.ok
  const text = isOpenStream ? '' : await response.text()
  if (isOpenStream) await response.body?.cancel()
  return { status: response.status, text }
}

/** Everything that the first owner can read, as it is now. */
async function readAll(): Promise<Record<string, string>> {
  // Each export stands in the log of security, which is read too; what is in it is read by the other routes.
  const readable = ownerRoutes.filter(
    ({ name, route }) => route.method === 'GET' && !route.stream && !name.startsWith('export'),
  )
  const texts = readable.map(async (named) => [named.name, (await call(named, first.owner.cookie)).text])
  return Object.fromEntries(await Promise.all(texts))
}

test.each(ownerRoutes)('$name asks for a session', async (named) => {
  expect((await call(named)).status).toBe(401)
})

test.each(ownerRoutes)(
  '$name tells another owner nothing of the first, and changes nothing',
  async (named) => {
    const before = await readAll()
    expect(JSON.stringify(before)).toContain(secret)
    const { cookie } = await makeOwner(app.origin)
    const { status, text } = await call(named, cookie)
    if (namesSomething(named)) expect(status).toBe(404)
    expect(text).not.toContain(secret)
    expect(await readAll()).toEqual(before)
  },
)

test('the first owner reaches all of it', async () => {
  for (const named of ownerRoutes.filter(({ route }) => route.method === 'GET')) {
    expect((await call(named, first.owner.cookie)).status, named.name).toBe(200)
  }
})
