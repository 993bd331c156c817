import {
  changePassword,
  endSession,
  getUser,
  listSessions,
  login,
  logout,
  register,
  signedInMark,
} from '@parleykit/contract/auth/account'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

const password = 'correct horse' // makeOwner's
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

async function signInAgain(owner: TestOwner, headers: Record<string, string> = {}): Promise<string> {
  const body = { username: owner.user.username, password }
  return cookiesOf(await callRoute(app.origin, login, { body, headers }))
}

const isOpen = async (cookie: string) =>
  (await callRoute(app.origin, getUser, { headers: { cookie } })).status === 200

async function inDatabase(statement: string, values: unknown[] = []) {
  const client = new pg.Client(app.databaseUrl)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

test('the list names every session, and each can be ended by itself', async () => {
  const owner = await makeOwner(app.origin)
  const other = await signInAgain(owner, { 'user-agent': firefox })
  const { body: sessions } = await owner.call(listSessions)
  expect(sessions).toEqual([
    expect.objectContaining({ device: 'Firefox on Windows', address: '127.0.0.1', isCurrent: false }),
    expect.objectContaining({ address: '127.0.0.1', isCurrent: true }),
  ])
  const params = { id: sessions[0]?.id ?? 0 }
  expect((await owner.call(endSession, { params })).status).toBe(200)
  expect(await isOpen(other)).toBe(false)
  expect(await isOpen(owner.cookie)).toBe(true)
  expect((await owner.call(endSession, { params })).status).toBe(404)

  const { body: left } = await owner.call(listSessions)
  const last = await owner.call(endSession, { params: { id: left[0]?.id ?? 0 } })
  expect(last.headers.getSetCookie().join()).toMatch(/parleykit_session=;/)
  expect(await isOpen(owner.cookie)).toBe(false)
})

test('pages see that there is a session by a mark without a value, as long as there is one', async () => {
  const owner = await makeOwner(app.origin)
  const again = await callRoute(app.origin, login, {
    body: { username: owner.user.username, password: 'correct horse' },
  })
  const mark = again.headers.getSetCookie().find((line) => line.startsWith(signedInMark))
  expect(mark).toMatch(/^parleykit_signed_in=; /)
  expect(mark).not.toMatch(/HttpOnly/i)
  const markedBy = async (path: string, cookie: string) =>
    (await fetch(app.origin + path, { headers: { cookie } })).headers.getSetCookie()
  // A session of before the mark gets it with the next page; strangers never do.
  expect(await markedBy('/', owner.cookie)).toEqual([mark])
  expect(await markedBy('/', `${owner.cookie}; ${signedInMark}=`)).toEqual([])
  expect(await markedBy('/', 'other=1')).toEqual([])
  // So does one whose mark went with a late refusal of the session before it.
  expect(await markedBy('/api/user', owner.cookie)).toEqual([mark])
  // If the session is over, the response removes the mark and says so.
  const over = await callRoute(app.origin, getUser, { headers: { cookie: `${signedInMark}=` } })
  expect(over.status).toBe(401)
  expect(over.headers.getSetCookie().join()).toMatch(
    /parleykit_signed_in=; Max-Age=0|parleykit_signed_in=;.*1970/,
  )
  const left = await callRoute(app.origin, logout, {
    headers: { cookie: `${owner.cookie}; ${signedInMark}=` },
  })
  expect(left.headers.getSetCookie().join()).toMatch(/parleykit_signed_in=;.*1970/)
  expect((await callRoute(app.origin, getUser)).headers.getSetCookie()).toEqual([])
})

test('a session ends after thirty days in use, and after fourteen without', async () => {
  const owner = await makeOwner(app.origin)
  const cookie = await signInAgain(owner)
  const [{ days }] = await inDatabase(
    `select extract(epoch from max(expires_at - created_at)) / 86400 as days from sessions where user_id = $1`,
    [owner.user.id],
  )
  expect(Number(days)).toBe(30)
  const shift = (column: string, interval: string) =>
    inDatabase(`update sessions set ${column} = ${column} - $1::interval where user_id = $2`, [
      interval,
      owner.user.id,
    ])
  await shift('last_seen_at', '13 days 23 hours')
  expect(await isOpen(cookie)).toBe(true)
  await shift('expires_at', '29 days 23 hours')
  expect(await isOpen(cookie)).toBe(true)
  await shift('expires_at', '2 hours')
  expect(await isOpen(cookie)).toBe(false)
  expect((await makeOwner(app.origin)).user.id).toBeGreaterThan(0)

  const idle = await signInAgain(owner)
  await shift('last_seen_at', '14 days 1 hour')
  expect(await isOpen(idle)).toBe(false)
  expect(await isOpen(await signInAgain(owner))).toBe(true)
})

test('another password gives this session another token; the old one opens nothing', async () => {
  const owner = await makeOwner(app.origin)
  const [old, other] = [owner.cookie, await signInAgain(owner)]
  const changed = await owner.call(changePassword, {
    body: { currentPassword: password, newPassword: 'battery staple' },
  })
  expect(changed.status).toBe(200)
  const fresh = cookiesOf(changed)
  expect(await isOpen(fresh)).toBe(true)
  expect(await isOpen(old)).toBe(false)
  expect(await isOpen(other)).toBe(false)
  const { body: sessions } = await callRoute(app.origin, listSessions, { headers: { cookie: fresh } })
  expect(sessions).toMatchObject([{ isCurrent: true }])
})

test('of two changes of the password at once, one succeeds and leaves one session', async () => {
  const owner = await makeOwner(app.origin)
  const secrets = ['battery staple', 'stapled batteries']
  const answers = await Promise.all(
    secrets.map((newPassword) =>
      owner.call(changePassword, { body: { currentPassword: password, newPassword } }),
    ),
  )
  const changed = answers.filter(({ status }) => status === 200)
  expect(changed).toHaveLength(1)
  const [{ count }] = await inDatabase('select count(*)::int as count from sessions where user_id = $1', [
    owner.user.id,
  ])
  expect(count).toBe(1)
  expect(await isOpen(cookiesOf(changed[0] ?? { headers: new Headers() }))).toBe(true)
})

test('an account keeps its newest fifty sessions and twenty browsers', async () => {
  const owner = await makeOwner(app.origin)
  for (let session = 0; session < 52; session++) await signInAgain(owner)
  expect((await callRoute(app.origin, getUser, { headers: { cookie: owner.cookie } })).status).toBe(401)
  const cookie = await signInAgain(owner)
  const listed = await callRoute(app.origin, listSessions, { headers: { cookie } })
  expect(listed.body).toHaveLength(50)
  const [{ count }] = await inDatabase(
    'select count(*)::int as count from known_devices where user_id = $1',
    [owner.user.id],
  )
  expect(count).toBe(20)
})

test('behind https cookies are __Host- and Secure, whatever the proxy says', async () => {
  const safe = await createTestApp({ PUBLIC_URL: 'https://agents.example.com' })
  try {
    const body = { username: 'Ada Lovelace', email: 'ada@example.com', password: 'analytical' }
    const headers = { 'x-forwarded-proto': 'http' }
    const answer = await callRoute(safe.origin, register, { body, headers })
    expect(answer.status).toBe(201)
    const [mark, ...lines] = answer.headers.getSetCookie().toReversed()
    expect(mark).toMatch(/^parleykit_signed_in=;.*; Secure/)
    expect(lines.toReversed()).toEqual([
      expect.stringMatching(/^__Host-parleykit_session=/),
      expect.stringMatching(/^__Host-parleykit_device_\d+=/),
    ])
    for (const line of lines) {
      for (const part of [/; Path=\/;/, /; HttpOnly/, /; Secure/, /; SameSite=Lax/])
        expect(line).toMatch(part)
      expect(line).not.toMatch(/Domain/i)
    }
    const cookie = cookiesOf(answer)
    const read = (value: string) => callRoute(safe.origin, getUser, { headers: { cookie: value } })
    expect((await read(cookie)).status).toBe(200)
    expect((await read(cookie.replace('__Host-', ''))).status).toBe(401)
  } finally {
    await safe.close()
  }
})

test('over plain http cookies work without', async () => {
  const owner = await makeOwner(app.origin)
  expect(owner.cookie).toMatch(/^parleykit_session=/)
  expect(await isOpen(owner.cookie)).toBe(true)
})
