import {
  changePassword,
  deleteAccount,
  getUser,
  login,
  updateAccount,
} from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts } from '@parleykit/contract/auth/texts'
import {
  beginTwoStep,
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
} from '@parleykit/contract/auth/two-step'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/authenticator-app.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { openDatabase } from '../../../platform/database/index.ts'

const password = 'correct horse' // makeOwner's

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const signIn = (owner: TestOwner, code?: string, secret = password) =>
  callRoute(app.origin, login, {
    body: { username: owner.user.username, password: secret, ...(code !== undefined && { code }) },
  })

/** An owner with a second step, whose first code is used. */
async function makeCarefulOwner({ origin, databaseUrl } = app) {
  const owner = await makeOwner(origin)
  const { secret } = (await owner.call(beginTwoStep, { body: { password } })).body
  const usedCode = codeOf(secret)
  const confirmed = await owner.call(confirmTwoStep, { body: { code: usedCode } })
  expect(confirmed.status).toBe(200)
  /** A code that can be used for a minute at least: those that were used so far are forgotten. */
  const freshCode = async () => {
    const open = openDatabase({ connectionString: databaseUrl }, { max: 1 })
    await open.pool.query('update two_steps set last_step = null where user_id = $1', [owner.user.id])
    await open.close()
    return codeOf(secret)
  }
  return { owner, secret, usedCode, freshCode, recoveryCodes: confirmed.body.recoveryCodes }
}

test('turning it on takes the password and a code of the new secret', async () => {
  const owner = await makeOwner(app.origin)
  expect(owner.user.twoStep).toBe(false)
  const wrong = await owner.call(beginTwoStep, { body: { password: 'guess' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  const none = await owner.call(confirmTwoStep, { body: { code: '123456' } })
  expect(none).toMatchObject({ status: 400, body: { message: accountTexts.twoStepNotBegun } })
  const first = (await owner.call(beginTwoStep, { body: { password } })).body
  const second = (await owner.call(beginTwoStep, { body: { password } })).body
  expect(second.uri).toContain(`secret=${second.secret}`)
  expect(second.uri).toMatch(/^otpauth:\/\/totp\/ParleyKit:/)
  // Until it is confirmed, nothing more is asked for; and an overtaken secret confirms nothing.
  expect((await signIn(owner)).status).toBe(200)
  expect((await owner.call(confirmTwoStep, { body: { code: codeOf(first.secret) } })).status).toBe(400)
  const confirmed = await owner.call(confirmTwoStep, { body: { code: codeOf(second.secret) } })
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
  expect((await owner.call(getUser)).body.twoStep).toBe(true)
  expect((await owner.call(getTwoStep)).body).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  expect((await owner.call(beginTwoStep, { body: { password } })).status).toBe(409)

  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  const { rows } = await open.pool.query('select * from two_steps where user_id = $1', [owner.user.id])
  await open.close()
  expect(JSON.stringify(rows)).not.toContain(second.secret)
})

test('signing in is repeated with a code, which opens once', async () => {
  const { owner, secret, usedCode, freshCode } = await makeCarefulOwner()
  const asked = await signIn(owner)
  expect(asked).toMatchObject({ status: 401, body: accountTexts.codeRequired })
  expect(asked.headers.get('x-auth-step')).toBe('code')
  expect(asked.headers.get('set-cookie')).toBeNull()
  // Who doesn't know the password learns nothing of a second step.
  const stranger = await signIn(owner, codeOf(secret), 'guess')
  expect(stranger).toMatchObject({ status: 401, body: accountTexts.wrongCredentials })
  expect(stranger.headers.get('x-auth-step')).toBeNull()
  for (const wrong of ['000000', '12345', 'ä', ' ', usedCode, codeOf(secret, -9), codeOf(secret, 9)]) {
    const refused = await signIn(owner, wrong)
    expect(refused.status, wrong).toBe(401)
    expect(refused.headers.get('x-auth-step')).toBe('code')
  }
  expect((await signIn(owner, 'x'.repeat(41))).status).toBe(400)
  const code = await freshCode()
  const answers = await Promise.all(
    [1, 2, 3].map(() => signIn(owner, `${code.slice(0, 3)} ${code.slice(3)}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await signIn(owner, code)).status).toBe(401)
  const names = (await owner.call(listSecurityEvents)).body.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['two_step_on', 'code_failed', 'sign_in']))
})

test('a recovery code opens once, however it is typed, and new ones take the place of all', async () => {
  const { owner, freshCode, recoveryCodes } = await makeCarefulOwner()
  const [first = '', second = '', third = ''] = recoveryCodes
  expect((await signIn(owner, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(owner, first)).status).toBe(401)
  const both = await Promise.all([signIn(owner, second), signIn(owner, second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await owner.call(getTwoStep)).body.recoveryCodesLeft).toBe(8)
  const other = await makeCarefulOwner()
  expect((await signIn(other.owner, third)).status).toBe(401)

  const body = { password, code: await freshCode() }
  const renewed = await owner.call(renewRecoveryCodes, { body })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await signIn(owner, third)).status).toBe(401)
  expect((await signIn(owner, renewed.body.recoveryCodes[0])).status).toBe(200)
})

test('sensitive changes ask for a code as well, and none is made without', async () => {
  const { owner, freshCode, recoveryCodes } = await makeCarefulOwner()
  const { username, email } = owner.user
  const change = { currentPassword: password, newPassword: 'battery staple' }
  const address = { username, email: `new-${email}`, currentPassword: password }
  const without = [
    await owner.call(changePassword, { body: change }),
    await owner.call(updateAccount, { body: address }),
    await owner.call(deleteAccount, { body: { username, password } }),
    await owner.call(turnOffTwoStep, { body: { password, code: '' } }),
  ]
  for (const answer of without) expect(answer).toMatchObject({ status: 400, body: { code: 'code_required' } })
  const guessed = await owner.call(changePassword, { body: { ...change, code: '000000' } })
  expect(guessed).toMatchObject({ status: 400, body: { code: 'code_invalid' } })
  const byCodeAlone = await owner.call(turnOffTwoStep, {
    body: { password: 'guess', code: recoveryCodes[0] ?? '' },
  })
  expect(byCodeAlone).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await owner.call(getUser)).body).toMatchObject({ email, twoStep: true })
  // Another name asks for nothing, as before.
  expect((await owner.call(updateAccount, { body: { username: `${username}-2`, email } })).status).toBe(200)

  const moved = await owner.call(updateAccount, { body: { ...address, code: await freshCode() } })
  expect(moved.status).toBe(200)
  const changed = await owner.call(changePassword, { body: { ...change, code: await freshCode() } })
  expect(changed.status).toBe(200)
  const off = { password: 'battery staple', code: recoveryCodes[1] ?? '' }
  expect((await owner.call(turnOffTwoStep, { body: off })).status).toBe(200)
  expect((await owner.call(getTwoStep)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  expect((await owner.call(getUser)).body.twoStep).toBe(false)
  const again = { body: { password: 'battery staple', code: '123456' } }
  expect((await owner.call(renewRecoveryCodes, again)).status).toBe(400)
})

test('guessing codes is throttled, and the account’s own browser isn’t kept out by it', async () => {
  const guarded = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  try {
    const { owner, freshCode } = await makeCarefulOwner(guarded)
    const { username } = owner.user
    const guess = (code: string, headers: Record<string, string>) =>
      callRoute(guarded.origin, login, { body: { username, password, code }, headers })
    const statuses: number[] = []
    for (let index = 0; index < 7; index++)
      statuses.push((await guess('000000', { 'x-forwarded-for': `203.0.113.${index}` })).status)
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429])
    // Even the right one gets a stranger with the password nowhere then.
    expect((await guess(await freshCode(), { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
    const change = { currentPassword: password, newPassword: 'battery staple', code: await freshCode() }
    expect((await owner.call(changePassword, { body: change })).status).toBe(200)
  } finally {
    await guarded.close()
  }
})
