import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { isSignedIn, makeOwner, type TestOwner } from '../make-owner.ts'
import { setTier } from '../set-tier.ts'
import { callNamed, readAll } from './call-named.ts'
import { fillPath, type NamedRoute, sessionRoutes } from './fill-route.ts'
import { type FirstOwner, makeFirstOwner, secret } from './first-owner.ts'

let app: TestApp
let first: FirstOwner
/** Everything that the first owner reads before others try to change it. */
let before: Record<string, string>
let other: TestOwner | undefined

beforeAll(async () => {
  app = await createTestApp()
  first = await makeFirstOwner(app)
  before = await readFirst()
})

afterAll(() => app.close())

const namesSomething = ({ route }: NamedRoute) => route.path.includes(':')

const call = (named: NamedRoute, cookie?: string) =>
  callNamed(app.origin, named, { ids: first.ids, ...(cookie && { headers: { cookie } }) })

const readFirst = () => readAll(app.origin, first.owner, first.ids)

test.each(sessionRoutes)('$name asks for a session', async (named) => {
  expect((await call(named)).status).toBe(401)
})

/** Reading everything takes longer than the calls, so that ten of them share it. */
const groups = Array.from({ length: Math.ceil(sessionRoutes.length / 10) }, (_, group) =>
  sessionRoutes.slice(group * 10, group * 10 + 10),
)

describe.each(groups)('another owner', (...group) => {
  test.each(group)('calls $name and learns nothing of the first', async (named) => {
    expect(JSON.stringify(before)).toContain(secret)
    // Some of the routes end the session.
    if (!(await isSignedIn(other))) other = await makeOwner(app.origin)
    const { status, text } = await call(named, other?.cookie)
    if (namesSomething(named)) expect(status).toBe(404)
    expect(text).not.toContain(secret)
  })

  test('has changed nothing', async () => {
    expect(await readFirst()).toEqual(before)
  })
})

test.each([
  ['a leading zero', (id: number) => `0${id}`],
  ['another notation', (id: number) => `${id}e0`],
])('an id with %s names nothing, on no route', async (_what, written) => {
  const ids = Object.fromEntries(
    Object.entries(first.ids).map(([name, id]) => [name, typeof id === 'number' ? written(id) : id]),
  )
  const naming = sessionRoutes.filter(
    ({ route }) => route.path.includes(':') && fillPath(route.path, ids) !== fillPath(route.path, first.ids),
  )
  expect(naming.length).toBeGreaterThan(50)
  for (const named of naming) {
    const { status } = await callNamed(app.origin, named, { ids, headers: { cookie: first.owner.cookie } })
    expect([named.name, status]).toEqual([named.name, 404])
  }
  expect(await readFirst()).toEqual(before)
})

test('the first owner reaches all of it', async () => {
  // The state of the server is there for its admin alone.
  await setTier(app.databaseUrl, first.owner, 'admin')
  for (const named of sessionRoutes.filter(({ route }) => route.method === 'GET')) {
    expect((await call(named, first.owner.cookie)).status, named.name).toBe(200)
  }
})
