import { getUser } from '@parleykit/contract/auth/account'
import { beginProviderSignIn, finishAtProvider, listIdentities } from '@parleykit/contract/auth/oidc'
import { getSignInOptions } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts, providerTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcWorld, openOidcWorld } from '../../../../test/oidc/open-oidc-world.ts'
import type { IdTokenChange } from '../../../../test/oidc/reissue.ts'
import { disableAccount } from '../disable-account.ts'

const name = 'Harbour ID'

let world: OidcWorld
beforeAll(async () => {
  world = await openOidcWorld()
})
afterAll(() => world.close())

const over = { status: 400, body: { code: 'sign_in_over', message: providerTexts.over } }
const unproven = { status: 400, body: { code: 'provider_refused', message: providerTexts.unproven(name) } }

test('a new person gets an account, and the same one in every browser after that', async () => {
  const { login, email } = world.person({ preferred_username: 'maria' })
  const browser = world.openBrowser()
  expect((await browser.call(getSignInOptions)).body.provider).toBe(name)
  const first = await world.signIn(browser, login, { next: '/dashboard/profile' })
  expect(first).toMatchObject({
    status: 200,
    body: { outcome: 'signed_in', isNew: true, next: '/dashboard/profile' },
  })
  const user = (await browser.call(getUser)).body
  expect(user).toMatchObject({ username: 'maria', email, hasPassword: false, twoStep: false })
  const other = world.openBrowser()
  expect(await world.signIn(other, login)).toMatchObject({ body: { isNew: false, next: null } })
  expect((await other.call(getUser)).body.id).toBe(user.id)
  expect((await browser.call(listIdentities)).body).toMatchObject([{ email }])
  const events = (await browser.call(listSecurityEvents)).body
  expect(events).toMatchObject([{ name: 'sign_in', subject: name }, { name: 'account_registered' }])
})

test('two people who are called alike are two', async () => {
  const [one, other] = [world.openBrowser(), world.openBrowser()]
  await world.signIn(one, world.person({ preferred_username: 'Robin' }).login)
  await world.signIn(other, world.person({ preferred_username: 'robin' }).login)
  expect((await one.call(getUser)).body.username).toBe('Robin')
  expect((await other.call(getUser)).body.username).toMatch(/^robin-[0-9a-f]{6}$/)
})

test('an address that the provider has not verified makes an account where nobody has it, and opens none', async () => {
  const { login, email } = world.person({ email_verified: false })
  const browser = world.openBrowser()
  expect(await world.signIn(browser, login)).toMatchObject({ body: { isNew: true } })
  const { login: impostor } = world.person({ email: email.toUpperCase(), email_verified: false })
  const refused = await world.signIn(world.openBrowser(), impostor)
  expect(refused).toMatchObject({ status: 400, body: { code: 'provider_refused' } })
  expect(refused.body).toMatchObject({ message: providerTexts.emailUnverified(name, email.toUpperCase()) })
})

test('a person without an address is told so', async () => {
  const { login } = world.person()
  world.provider.people.set(login, { name: 'Nobody' })
  const refused = await world.signIn(world.openBrowser(), login)
  expect(refused).toMatchObject({ status: 400, body: { message: providerTexts.emailMissing(name) } })
})

test('who says no at the provider reads so', async () => {
  const refused = await world.signIn(world.openBrowser(), null)
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'provider_refused', message: providerTexts.canceled(name) },
  })
})

test('an answer counts once, for the browser that began it', async () => {
  const { login } = world.person()
  const browser = world.openBrowser()
  const begin = async () => (await browser.call(beginProviderSignIn, { body: {} })).body.url
  const finish = (answer: string, by = browser) => by.call(finishAtProvider, { body: { answer } })
  const stolen = await browser.visit(await begin(), login)
  expect(await finish(stolen, world.openBrowser())).toMatchObject(over)
  // That used it up, so the right browser starts again.
  expect(await finish(stolen)).toMatchObject(over)
  const answer = await browser.visit(await begin(), login)
  const several = await Promise.all([1, 2, 3].map(() => finish(answer)))
  expect(several.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await finish(answer)).toMatchObject(over)
  for (const foreign of ['', 'code=x', 'code=x&state=y', 'error=access_denied', 'state=%00'])
    expect(await finish(foreign)).toMatchObject(over)
})

test('two tabs of a browser keep out of each other’s way', async () => {
  const { login } = world.person()
  const browser = world.openBrowser()
  const begin = async () => (await browser.call(beginProviderSignIn, { body: {} })).body.url
  const [first, second] = [await begin(), await begin()]
  const answers = [await browser.visit(second, login), await browser.visit(first, login)]
  for (const answer of answers)
    expect((await browser.call(finishAtProvider, { body: { answer } })).status).toBe(200)
})

test('the request has PKCE, state and nonce, and leads back to PUBLIC_URL', async () => {
  const browser = world.openBrowser()
  const begun = await browser.call(beginProviderSignIn, { body: { next: '/dashboard/create' } })
  const { searchParams, origin } = new URL(begun.body.url)
  expect(origin).toBe(world.provider.issuer)
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'parleykit',
    response_type: 'code',
    redirect_uri: 'http://parleykit.example/auth/callback',
    scope: 'openid email profile',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const cookie = begun.headers.getSetCookie().join()
  expect(cookie).toMatch(/^parleykit_visit=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('a code that was put into another visit opens nothing', async () => {
  const { login } = world.person()
  const [browser, thief] = [world.openBrowser(), world.openBrowser()]
  const begin = async (by: typeof browser) => (await by.call(beginProviderSignIn, { body: {} })).body.url
  const victims = new URLSearchParams(await browser.visit(await begin(browser), login))
  const own = new URLSearchParams(await thief.visit(await begin(thief), world.person().login))
  own.set('code', victims.get('code') ?? '')
  const refused = await thief.call(finishAtProvider, { body: { answer: String(own) } })
  expect(refused).toMatchObject(over)
})

test('an answer in the name of another issuer is refused', async () => {
  const browser = world.openBrowser()
  const { url } = (await browser.call(beginProviderSignIn, { body: {} })).body
  const answer = new URLSearchParams(await browser.visit(url, world.person().login))
  answer.set('iss', 'https://issuer.example')
  expect(await browser.call(finishAtProvider, { body: { answer: String(answer) } })).toMatchObject(unproven)
})

const day = 24 * 3600
const changes: Record<string, IdTokenChange> = {
  'another nonce': { claims: (claims) => ({ ...claims, nonce: 'another' }) },
  'no nonce': { claims: ({ nonce: _, ...claims }) => claims },
  'another issuer': { claims: (claims) => ({ ...claims, iss: 'https://issuer.example' }) },
  'another audience': { claims: (claims) => ({ ...claims, aud: 'another' }) },
  'no subject': { claims: ({ sub: _, ...claims }) => claims },
  'no signature': { signedBy: 'nobody' },
  'a signature by another key': { signedBy: 'another key' },
}

test.each(Object.entries(changes))('a token with %s proves nothing', async (_what, change) => {
  const { login } = world.person()
  const browser = world.openBrowser()
  world.provider.changeNext(change)
  expect(await world.signIn(browser, login)).toMatchObject(unproven)
  expect((await browser.call(getUser)).status).toBe(401)
  expect(await world.signIn(browser, login)).toMatchObject({ body: { isNew: true } })
})

test.each([-day, day])('clocks that differ by %i seconds are named as the reason', async (by) => {
  const { login } = world.person()
  world.provider.changeNext({
    claims: ({ iat = 0, exp = 0, ...claims }) => ({ ...claims, iat: iat + by, nbf: iat + by, exp: exp + by }),
  })
  const refused = await world.signIn(world.openBrowser(), login)
  expect(refused).toMatchObject({ status: 400, body: { message: providerTexts.clock(name) } })
})

test('a provider that fails midway is said to be out of reach, and works again afterwards', async () => {
  const { login } = world.person()
  const browser = world.openBrowser()
  const { url } = (await browser.call(beginProviderSignIn, { body: {} })).body
  const answer = await browser.visit(url, login)
  world.provider.failNext(1, 502)
  const refused = await browser.call(finishAtProvider, { body: { answer } })
  expect(refused).toMatchObject({ status: 503, body: { message: providerTexts.unreachable(name) } })
  expect((await world.signIn(browser, login)).status).toBe(200)
})

test('an account that the operator has shut stays shut', async () => {
  const { login } = world.person()
  const browser = world.openBrowser()
  await world.signIn(browser, login)
  await disableAccount(world.app.platform(), (await browser.call(getUser)).body.id)
  const refused = await world.signIn(world.openBrowser(), login)
  expect(refused).toMatchObject({ status: 403, body: { message: accountTexts.disabled } })
})

test('the log says why, and holds neither codes nor secrets', async () => {
  const { login } = world.person()
  const browser = world.openBrowser()
  world.provider.changeNext({ signedBy: 'nobody' })
  const { url } = (await browser.call(beginProviderSignIn, { body: {} })).body
  const answer = await browser.visit(url, login)
  await browser.call(finishAtProvider, { body: { answer } })
  const log = world.logged.join('\n')
  expect(log).toContain('"kind":"unproven"')
  const secrets = [...new URLSearchParams(answer).entries(), ...new URL(url).searchParams.entries()]
    .filter(([key]) => ['code', 'state', 'nonce', 'code_challenge'].includes(key))
    .map(([, value]) => value)
  expect(secrets).toHaveLength(5)
  for (const secret of [...secrets, world.provider.environment.OIDC_CLIENT_SECRET ?? '', login])
    expect(log).not.toContain(secret)
})
