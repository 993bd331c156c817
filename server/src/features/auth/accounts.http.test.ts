import { listAgents } from '@parleykit/contract/agents/agents'
import { getUser, login, logout, register } from '@parleykit/contract/auth/account'
import { accountTexts, validationTexts } from '@parleykit/contract/auth/texts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ada = { username: 'Ada Lovelace', email: 'Ada@Example.com', password: 'analytical' }

describe('registering', () => {
  test('signs in with a cookie that scripts and other sites cannot use', async () => {
    const answer = await callRoute(app.origin, register, { body: ada })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      username: ada.username,
      subscriptionTier: 'free',
      chatCreditsUsed: 0,
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/"password|argon2|analytical/i)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  test.each([
    [{ username: 'ADA LOVELACE', email: 'other@example.com' }, accountTexts.usernameTaken],
    [{ username: 'another', email: 'ada@example.COM' }, accountTexts.emailTaken],
  ])('refuses a name or address that is taken in any case', async (change, text) => {
    const answer = await callRoute(app.origin, register, { body: { ...ada, ...change } })
    expect(answer).toMatchObject({ status: 409, body: text })
  })

  test.each([
    [{ username: 'ab' }, validationTexts.usernameTooShort],
    [{ username: 'a'.repeat(51) }, validationTexts.usernameTooLong],
    [{ username: 'a@b.example' }, validationTexts.usernameWithAt],
    [{ username: 'a＠b.example' }, validationTexts.usernameWithAt],
    [{ username: 'ada\u200blovelace' }, validationTexts.usernameUnprintable],
    [{ email: 'not an address' }, validationTexts.emailInvalid],
    [{ password: '12345' }, validationTexts.passwordTooShort],
    [{ password: 'x'.repeat(101) }, validationTexts.passwordTooLong],
  ])('says as plain text what is wrong with %o', async (change, text) => {
    const answer = await callRoute(app.origin, register, {
      body: { ...ada, username: 'newcomer', ...change },
    })
    expect(answer).toMatchObject({ status: 400, body: text })
    expect(answer.headers.get('content-type')).toContain('text/plain')
  })
})

describe('signing in', () => {
  test.each(['ada lovelace', 'ADA@example.com'])('takes username or address: %s', async (username) => {
    const answer = await callRoute(app.origin, login, { body: { username, password: ada.password } })
    expect(answer.status).toBe(200)
  })

  test('a name with @ is an address, or else an old username with @', async () => {
    const [owner, old] = [await makeOwner(app.origin), await makeOwner(app.origin)]
    const client = new pg.Client(app.databaseUrl)
    await client.connect()
    const rename = (name: string) =>
      client.query('update users set username = $1, username_key = $2 where id = $3', [
        name,
        name.normalize('NFKC').toLowerCase(),
        old.user.id,
      ])
    const signIn = (username: string) =>
      callRoute(app.origin, login, { body: { username, password: 'correct horse' } })
    try {
      await rename('Keeper＠Harbour')
      expect((await signIn('keeper@harbour')).body).toMatchObject({ id: old.user.id })
      expect((await signIn(old.user.email)).body).toMatchObject({ id: old.user.id })
      await rename(owner.user.email.replace('@', '＠'))
      expect((await signIn(owner.user.email)).body).toMatchObject({ id: owner.user.id })
    } finally {
      await client.end()
    }
  })

  test('uses the same words for a wrong password and for an unknown account', async () => {
    const wrong = await callRoute(app.origin, login, { body: { username: ada.username, password: 'nope' } })
    const unknown = await callRoute(app.origin, login, { body: { username: 'nobody', password: 'nope' } })
    expect(wrong).toMatchObject({ status: 401, body: accountTexts.wrongCredentials })
    expect(unknown).toMatchObject({ status: 401, body: accountTexts.wrongCredentials })
  })

  test('ends with signing out: the old cookie opens nothing', async () => {
    const owner = await makeOwner(app.origin)
    expect((await owner.call(getUser)).status).toBe(200)
    expect((await owner.call(logout)).status).toBe(200)
    expect(await owner.call(getUser)).toMatchObject({ status: 401, body: accountTexts.notSignedIn })
    expect((await owner.call(listAgents)).status).toBe(401)
  })

  test('is throttled per account, with the time to wait', async () => {
    const guarded = await createTestApp({ RATE_LIMITS: 'on' })
    try {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 12; attempt++) {
        const answer = await callRoute(guarded.origin, login, {
          body: { username: 'ada', password: 'guess' },
        })
        statuses.push(answer.status)
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await guarded.close()
    }
  })
})

test('a page of another website cannot change anything with the cookie', async () => {
  const owner = await makeOwner(app.origin)
  const answer = await owner.call(logout, { headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect((await owner.call(getUser)).status).toBe(200)
})
