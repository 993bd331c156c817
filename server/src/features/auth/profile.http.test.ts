import {
  changePassword,
  getUser,
  login,
  register,
  signOutEverywhere,
  updateAccount,
} from '@parleykit/contract/auth/account'
import { accountTexts, validationTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { users } from './base/tables.ts'

const password = 'correct horse' // makeOwner's

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Another session of the same owner. */
async function signInAgain(owner: TestOwner, secret = password) {
  const answer = await callRoute(app.origin, login, {
    body: { username: owner.user.username, password: secret },
  })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  return { status: answer.status, isOpen: async () => (await read(cookie)) === 200 }
}

const read = async (cookie: string) => (await callRoute(app.origin, getUser, { headers: { cookie } })).status

test('the username changes without a password, the address only with it', async () => {
  const owner = await makeOwner(app.origin)
  const { username, email } = owner.user
  const renamed = await owner.call(updateAccount, { body: { username: `${username}-new`, email } })
  expect(renamed).toMatchObject({ status: 200, body: { username: `${username}-new`, email } })

  const body = { username, email: `new-${email}` }
  const without = await owner.call(updateAccount, { body })
  expect(without).toMatchObject({ status: 400, body: { message: accountTexts.currentPasswordRequired } })
  const wrong = await owner.call(updateAccount, { body: { ...body, currentPassword: 'guess' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await owner.call(getUser)).body).toMatchObject({ username: `${username}-new`, email })
  const right = await owner.call(updateAccount, { body: { ...body, currentPassword: password } })
  expect(right).toMatchObject({ status: 200, body: { username, email: `new-${email}` } })
})

test('a display name is kept until it is emptied, and follows the rules for usernames', async () => {
  const owner = await makeOwner(app.origin)
  const { username, email } = owner.user
  const save = (displayName?: string) => owner.call(updateAccount, { body: { username, displayName, email } })
  expect(owner.user.displayName).toBeNull()
  expect((await save('  Ada   Lovelace ')).body).toMatchObject({ username, displayName: 'Ada Lovelace' })
  expect((await save()).body.displayName).toBe('Ada Lovelace')
  for (const [name, message] of [
    ['a'.repeat(51), validationTexts.displayNameTooLong],
    ['ada@example.com', validationTexts.displayNameWithAt],
    ['www.example.com', validationTexts.displayNameWithAddress],
    ['Ada\u200b', validationTexts.displayNameUnprintable],
    ['ParleyKit', validationTexts.displayNameReserved],
  ] as const)
    expect(await save(name)).toMatchObject({ status: 400, body: { message } })
  expect((await owner.call(getUser)).body.displayName).toBe('Ada Lovelace')
  expect((await save(' ')).body.displayName).toBeNull()
})

test('a name or address of another account is refused', async () => {
  const [one, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const { username, email } = one.user
  const named = await other.call(updateAccount, {
    body: { username: username.toUpperCase(), email: other.user.email },
  })
  expect(named).toMatchObject({ status: 409, body: { message: accountTexts.usernameTaken } })
  const addressed = await other.call(updateAccount, {
    body: { username: other.user.username, email, currentPassword: password },
  })
  expect(addressed).toMatchObject({ status: 409, body: { message: accountTexts.emailTaken } })
})

test('another password ends every other session and opens with itself alone', async () => {
  const owner = await makeOwner(app.origin)
  const second = await signInAgain(owner)
  const newPassword = 'battery staple'
  const wrong = await owner.call(changePassword, { body: { currentPassword: 'guess', newPassword } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect(await second.isOpen()).toBe(true)
  expect(
    (await owner.call(changePassword, { body: { currentPassword: password, newPassword } })).status,
  ).toBe(200)
  expect(await second.isOpen()).toBe(false)
  expect((await owner.call(getUser)).status).toBe(200)
  expect((await signInAgain(owner)).status).toBe(401)
  expect((await signInAgain(owner, newPassword)).status).toBe(200)
})

test('signing out everywhere ends this session too, and nobody else’s', async () => {
  const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const second = await signInAgain(owner)
  expect((await owner.call(signOutEverywhere)).status).toBe(200)
  expect((await owner.call(getUser)).status).toBe(401)
  expect(await second.isOpen()).toBe(false)
  expect((await other.call(getUser)).status).toBe(200)
})

test('guessing the password with a session is throttled', async () => {
  const guarded = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const owner = await makeOwner(guarded.origin)
    const body = { currentPassword: 'guess', newPassword: 'battery staple' }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await owner.call(changePassword, { body })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  } finally {
    await guarded.close()
  }
})

test('a name from before a rule of new ones stays, and no account takes such a name now', async () => {
  const owner = await makeOwner(app.origin)
  const { email } = owner.user
  const { database } = app.platform()
  const old = { username: '-rf', usernameKey: '-rf' }
  await database.update(users).set(old).where(eq(users.id, owner.user.id))
  expect((await callRoute(app.origin, login, { body: { username: '-rf', password } })).status).toBe(200)
  const body = { username: '-rf', email: `new-${email}`, currentPassword: password }
  expect(await owner.call(updateAccount, { body })).toMatchObject({ status: 200, body: { username: '-rf' } })
  const refused = await owner.call(updateAccount, { body: { ...body, username: 'system' } })
  expect(refused).toMatchObject({ status: 400, body: { message: validationTexts.usernameReserved } })
  const other = { username: '--help', email: `other-${email}`, password }
  const registered = await callRoute(app.origin, register, { body: other })
  expect(registered).toMatchObject({ status: 400, body: validationTexts.usernameWithDash })
})
