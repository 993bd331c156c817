import { generateKeyPairSync } from 'node:crypto'
import { getUser, login } from '@parleykit/contract/auth/account'
import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  type NewCredential,
  offerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  type UsedCredential,
} from '@parleykit/contract/auth/passkeys'
import { getSignInOptions } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { beginTwoStep, confirmTwoStep } from '@parleykit/contract/auth/two-step'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/authenticator-app.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { makePasskey, passkeyCookieOf } from '../../../../test/make-passkey.ts'
import {
  type Deviation,
  makeAuthenticator,
  type SoftwareAuthenticator,
} from '../../../../test/software-authenticator.ts'
import { disableAccount } from '../disable-account.ts'
import { removePasskeys } from '../remove-passkeys.ts'

const site = 'https://chat.example'
const password = 'correct horse' // makeOwner's

let app: TestApp
let now = new Date('2026-03-01T12:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: site }, undefined, () => now)
})
afterAll(() => app.close())

/** A challenge for signing in, with the cookie of the browser that asked. */
async function ask({ origin } = app, cookie = '') {
  const { status, body, headers } = await callRoute(origin, askForPasskey, { headers: { cookie } })
  expect(status).toBe(200)
  return { options: body, cookie: passkeyCookieOf(headers) }
}

const send = (credential: UsedCredential, cookie: string, { origin } = app) =>
  callRoute(origin, signInWithPasskey, { body: { credential }, headers: { cookie } })

async function signIn(authenticator: SoftwareAuthenticator, deviation?: Deviation) {
  const { options, cookie } = await ask()
  return send(authenticator.get(options, deviation), cookie)
}

const refusal = { status: 401, body: { code: 'invalid_credentials', message: accountTexts.passkeyRefused } }

const eventsOf = async (owner: TestOwner) =>
  (await owner.call(listSecurityEvents)).body.map(({ name }) => name)

/** What a browser needs for a new passkey, and how it sends it. */
async function offer(owner: TestOwner) {
  const { body, headers, status } = await owner.call(offerPasskey, { body: { password } })
  expect(status).toBe(200)
  const browser = passkeyCookieOf(headers)
  const add = (credential: NewCredential, cookie = `${owner.cookie}; ${browser}`) =>
    owner.call(addPasskey, { body: { credential }, headers: { cookie } })
  return { options: body, browser, add }
}

test('a passkey is made for who knows the password, and signs in alone', async () => {
  const owner = await makeOwner(app.origin)
  const authenticator = makeAuthenticator(site)
  expect((await callRoute(app.origin, getSignInOptions)).body.passkeys).toBe(site)
  const guessed = await owner.call(offerPasskey, { body: { password: 'guess' } })
  expect(guessed).toMatchObject({ status: 400, body: { code: 'wrong_password' } })

  const { options, add } = await offer(owner)
  expect(options).toMatchObject({
    rp: { id: 'chat.example' },
    user: { name: owner.user.username },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  // What the device keeps says nothing of who it is, in no spelling.
  const handle = Buffer.from(options.user.id, 'base64url')
  expect(handle).toHaveLength(32)
  const added = await add(authenticator.create(options))
  expect(added).toMatchObject({ status: 201, body: { lastUsedAt: null } })

  const signedIn = await signIn(authenticator)
  expect(signedIn).toMatchObject({ status: 200, body: { id: owner.user.id } })
  const cookie = signedIn.headers.getSetCookie().find((line) => line.includes('parleykit_session=')) ?? ''
  expect(cookie).toMatch(/^__Host-.*HttpOnly; Secure; SameSite=Lax/)
  const session = { headers: { cookie: cookie.split(';', 1)[0] ?? '' } }
  expect((await callRoute(app.origin, getUser, session)).body.username).toBe(owner.user.username)
  const [listed] = (await owner.call(listPasskeys)).body
  expect(listed).toMatchObject({ id: added.body.id, lastUsedAt: now.toISOString() })
  expect(await eventsOf(owner)).toEqual(expect.arrayContaining(['passkey_added', 'passkey_sign_in']))

  // The device of a second passkey is offered the same handle, and told of the first.
  const again = (await offer(owner)).options
  expect(again.user.id).toBe(options.user.id)
  expect(again.excludeCredentials).toHaveLength(1)
})

test('with a second step, adding and removing ask for a code, and signing in for none', async () => {
  const owner = await makeOwner(app.origin)
  const { passkey, authenticator } = await makePasskey(app.origin, owner)
  const { secret } = (await owner.call(beginTwoStep, { body: { password } })).body
  const at = (steps: number) => codeOf(secret, steps, now)
  const on = await owner.call(confirmTwoStep, { body: { code: at(0) } })
  expect(on.status).toBe(200)
  const params = { id: passkey.id }
  for (const answer of [
    await owner.call(offerPasskey, { body: { password } }),
    await owner.call(removePasskey, { params, body: { password } }),
  ])
    expect(answer).toMatchObject({ status: 400, body: { code: 'code_required' } })
  expect((await owner.call(offerPasskey, { body: { password, code: at(1) } })).status).toBe(200)
  const [code = ''] = on.body.recoveryCodes
  expect((await signIn(authenticator)).status).toBe(200)
  expect((await owner.call(removePasskey, { params, body: { password, code } })).status).toBe(200)
  expect(await signIn(authenticator)).toMatchObject(refusal)
})

test('what was made for another site, unverified or for another challenge is not added', async () => {
  const owner = await makeOwner(app.origin)
  const other = await makeOwner(app.origin)
  const authenticator = makeAuthenticator(site)
  const otherOffer = await offer(other)
  const { cookie: signInCookie, options: signInOptions } = await ask()
  const deviations: Deviation[] = [
    { origin: 'https://chat.example.org' },
    { origin: 'http://chat.example' },
    { rpId: 'example' },
    { isVerified: false },
    { challenge: 'AAAA' },
    { challenge: otherOffer.options.challenge },
    { challenge: signInOptions.challenge },
  ]
  for (const deviation of deviations) {
    const { options, add } = await offer(owner)
    const answer = await add(authenticator.create(options, deviation))
    expect(answer, JSON.stringify(deviation)).toMatchObject({
      status: 400,
      body: { code: 'passkey_invalid' },
    })
  }
  const { options, browser, add } = await offer(owner)
  const credential = authenticator.create(options)
  // In another browser, in none, and with another owner's challenge in the own browser.
  for (const cookie of [otherOffer.browser, signInCookie, '']) {
    expect((await add(credential, `${owner.cookie}; ${cookie}`)).status).toBe(400)
  }
  expect((await add(credential, `${other.cookie}; ${browser}`)).status).toBe(400)
  // Asked for in this browser once more, as by another tab: both hold.
  const both = await Promise.all([add(credential), add(authenticator.create(options))])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  expect((await owner.call(listPasskeys)).body).toHaveLength(1)
  expect((await other.call(listPasskeys)).body).toEqual([])
})

test('a challenge holds for five minutes, and once', async () => {
  const owner = await makeOwner(app.origin)
  const { authenticator } = await makePasskey(app.origin, owner)
  const late = await ask()
  const lateOffer = await offer(owner)
  const begun = now
  now = new Date(begun.getTime() + 5 * 60_000)
  expect(await send(authenticator.get(late.options), late.cookie)).toMatchObject(refusal)
  const slow = makeAuthenticator(site).create(lateOffer.options)
  expect((await lateOffer.add(slow)).status).toBe(400)
  now = new Date(begun.getTime() + 5 * 60_000 - 1)
  expect((await send(authenticator.get(late.options), late.cookie)).status).toBe(200)
  now = begun

  const first = await ask()
  const second = await ask(app, first.cookie)
  expect(second.cookie).toBe(first.cookie)
  const answer = authenticator.get(first.options)
  expect(await send(answer, late.cookie)).toMatchObject(refusal)
  expect(await send(answer, '')).toMatchObject(refusal)
  const together = await Promise.all([1, 2, 3].map(() => send(answer, first.cookie)))
  expect(together.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect(await send(answer, first.cookie)).toMatchObject(refusal)
  expect((await send(authenticator.get(second.options), first.cookie)).status).toBe(200)
})

test('a device that counts nothing has its answers taken once, too', async () => {
  const owner = await makeOwner(app.origin)
  const { authenticator } = await makePasskey(app.origin, owner, makeAuthenticator(site, { counts: false }))
  expect((await signIn(authenticator)).status).toBe(200)
  const { options, cookie } = await ask()
  const answer = authenticator.get(options)
  expect((await send(answer, cookie)).status).toBe(200)
  expect(await send(answer, cookie)).toMatchObject(refusal)
})

test('every answer that is not right gets the same refusal', async () => {
  const owner = await makeOwner(app.origin)
  const other = await makeOwner(app.origin)
  const { authenticator } = await makePasskey(app.origin, owner)
  const strangers = makeAuthenticator(site)
  const { options } = await offer(other)
  strangers.create(options) // never sent: nobody knows it
  expect(await signIn(strangers)).toMatchObject(refusal)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const deviations: Deviation[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
    { challenge: 'AAAA' },
    { challenge: options.challenge },
    { key: privateKey },
    { userHandle: undefined },
    { userHandle: options.user.id },
  ]
  for (const deviation of deviations) {
    const answer = await signIn(authenticator, deviation)
    expect(answer, JSON.stringify(deviation)).toMatchObject(refusal)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect((await signIn(authenticator)).status).toBe(200)
  expect(await eventsOf(owner)).toContain('passkey_refused')
  expect(await eventsOf(other)).not.toContain('passkey_refused')
})

test('a counter that goes back or stays the same is refused and recorded', async () => {
  const owner = await makeOwner(app.origin)
  const { authenticator } = await makePasskey(app.origin, owner)
  expect((await signIn(authenticator, { counter: 40 })).status).toBe(200)
  for (const counter of [0, 39, 40]) expect(await signIn(authenticator, { counter })).toMatchObject(refusal)
  expect(await eventsOf(owner)).toContain('passkey_copied')
  expect((await signIn(authenticator, { counter: 41 })).status).toBe(200)
  expect((await signIn(authenticator, { counter: 2 ** 32 - 1 })).status).toBe(200)
})

test('passkeys that were removed, and accounts that are shut, stay out', async () => {
  const owner = await makeOwner(app.origin)
  const other = await makeOwner(app.origin)
  const { passkey, authenticator } = await makePasskey(app.origin, owner)
  const second = await makePasskey(app.origin, owner)
  const params = { id: passkey.id }
  const wrong = await owner.call(removePasskey, { params, body: { password: 'guess' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await other.call(removePasskey, { params, body: { password } })).status).toBe(404)
  expect((await other.call(renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(404)
  const renamed = await owner.call(renamePasskey, { params, body: { name: '  Desk  ' } })
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Desk' } })
  expect((await owner.call(renamePasskey, { params, body: { name: ' ' } })).status).toBe(400)

  const { options, cookie } = await ask()
  const signed = authenticator.get(options)
  expect((await owner.call(removePasskey, { params, body: { password } })).status).toBe(200)
  expect(await send(signed, cookie)).toMatchObject(refusal)
  expect((await signIn(second.authenticator)).status).toBe(200)
  expect(await removePasskeys(app.platform(), owner.user.id)).toBe(1)
  expect(await signIn(second.authenticator)).toMatchObject(refusal)

  const third = await makePasskey(app.origin, owner)
  await disableAccount(app.platform(), owner.user.id)
  expect(await signIn(third.authenticator)).toMatchObject({ status: 403, body: { code: 'account_disabled' } })
})

test('an account has twenty passkeys at most, and none twice', async () => {
  const owner = await makeOwner(app.origin)
  const other = await makeOwner(app.origin)
  const authenticator = makeAuthenticator(site)
  const { options, add } = await offer(owner)
  const credential = authenticator.create(options)
  expect((await add(credential)).status).toBe(201)
  // The same key under another owner's challenge.
  const others = await offer(other)
  const { clientDataJSON } = makeAuthenticator(site).create(others.options).response
  const stolen = { ...credential, response: { ...credential.response, clientDataJSON } }
  expect(await others.add(stolen)).toMatchObject({ status: 409, body: { code: 'already_exists' } })

  for (let made = 1; made < 18; made++) await makePasskey(app.origin, owner, authenticator)
  const last = [await offer(owner), await offer(owner), await offer(owner)]
  const answers = await Promise.all(last.map((each) => each.add(authenticator.create(each.options))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400])
  expect((await owner.call(listPasskeys)).body).toHaveLength(20)
  const more = await owner.call(offerPasskey, { body: { password } })
  expect(more).toMatchObject({ status: 400, body: { message: accountTexts.tooManyPasskeys } })
})

test('what a device says of its maker is not looked at, and garbage is refused', async () => {
  const owner = await makeOwner(app.origin)
  const authenticator = makeAuthenticator(site)
  const { options, add } = await offer(owner)
  const statement = { fmt: 'packed', attStmt: new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]) }
  expect((await add(authenticator.create(options, { statement }))).status).toBe(201)

  const good = authenticator.create((await offer(owner)).options)
  const hostile = [
    Buffer.alloc(0x7000, 0x81), // lists in lists
    Buffer.from([0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), // a list of 2^64 things
    Buffer.from([0x5b, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff]), // 2^40 bytes
    Buffer.from([0xa0]),
    Buffer.from([0xf6]),
    Buffer.from('text'),
  ]
  for (const bytes of hostile) {
    const attestationObject = bytes.toString('base64url')
    const answer = await add({ ...good, response: { ...good.response, attestationObject } })
    expect(answer.status, attestationObject.slice(0, 20)).toBe(400)
    const { options: asked, cookie } = await ask()
    const used = authenticator.get(asked)
    const response = { ...used.response, authenticatorData: attestationObject.slice(0, 4096) }
    expect(await send({ ...used, response }, cookie)).toMatchObject(refusal)
  }
  const clientDataJSON = Buffer.from('null').toString('base64url')
  expect((await add({ ...good, response: { ...good.response, clientDataJSON } })).status).toBe(400)
  expect((await add({ ...good, id: 'not base64url!' })).status).toBe(400)
  const other = { ...good, id: 'AAAA', rawId: 'AAAA' }
  expect((await add(other)).status).toBe(400)
})

test('where browsers have no passkeys, the routes say so', async () => {
  const nameless = await createTestApp({ PUBLIC_URL: 'https://192.0.2.7' })
  try {
    expect((await callRoute(nameless.origin, getSignInOptions)).body.passkeys).toBeNull()
    const owner = await makeOwner(nameless.origin)
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const
    const response = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
    const use = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
    // The Host header changes nothing about it.
    const headers = { host: 'chat.example' }
    for (const answer of [
      await owner.call(offerPasskey, { body: { password } }),
      await owner.call(addPasskey, { body: { credential: { ...credential, response } } }),
      await callRoute(nameless.origin, askForPasskey, { headers }),
      await callRoute(nameless.origin, signInWithPasskey, {
        body: { credential: { ...credential, response: use } },
      }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'passkeys_unavailable' } })
    expect((await owner.call(listPasskeys)).body).toEqual([])
  } finally {
    await nameless.close()
  }
})

test('sign-ins that lead nowhere are counted by network, and those that succeed are not', async () => {
  const guarded = await createTestApp({
    PUBLIC_URL: site,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  })
  try {
    const owner = await makeOwner(guarded.origin)
    const { authenticator } = await makePasskey(guarded.origin, owner)
    const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` })
    for (let times = 0; times < 35; times++) {
      const asked = await callRoute(guarded.origin, askForPasskey, { headers: from(1) })
      const headers = { cookie: passkeyCookieOf(asked.headers), ...from(1) }
      const credential = authenticator.get(asked.body)
      const answer = await callRoute(guarded.origin, signInWithPasskey, { body: { credential }, headers })
      expect(answer.status).toBe(200)
    }
    const statuses: number[] = []
    for (let times = 0; times < 62; times++)
      statuses.push((await callRoute(guarded.origin, askForPasskey, { headers: from(2) })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
    expect((await callRoute(guarded.origin, askForPasskey, { headers: from(1) })).status).toBe(200)
    // The password still opens, from the same network.
    const body = { username: owner.user.username, password }
    expect((await callRoute(guarded.origin, login, { body, headers: from(2) })).status).toBe(200)
  } finally {
    await guarded.close()
  }
})
