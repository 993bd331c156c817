import { getUser, login as loginRoute, logout, updateAccount } from '@parleykit/contract/auth/account'
import * as oidc from '@parleykit/contract/auth/oidc'
import { resetPassword } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts, providerTexts } from '@parleykit/contract/auth/texts'
import { beginTwoStep, confirmTwoStep } from '@parleykit/contract/auth/two-step'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/authenticator-app.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { confirmAddress } from '../../../../test/confirm-address.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type OidcWorld, openOidcWorld, ticketOf } from '../../../../test/oidc/open-oidc-world.ts'
import type { TestBrowser } from '../../../../test/oidc/test-browser.ts'
import { type Mailbox, openMailbox, tokenOf } from '../../../../test/open-mailbox.ts'
import { disableAccount } from '../disable-account.ts'
import { createResetLink } from '../recovery/create-reset-link.ts'

const password = 'correct horse' // makeOwner's
const name = 'Harbour ID'

let mailbox: Mailbox
let world: OidcWorld
beforeAll(async () => {
  mailbox = await openMailbox()
  world = await openOidcWorld(mailbox.environment)
})
afterAll(async () => {
  await world.close()
  await mailbox.close()
})

const over = { status: 400, body: { code: 'sign_in_over', message: providerTexts.over } }
const complete = (browser: TestBrowser, body: oidc.ProviderCompletionInput) =>
  browser.call(oidc.completeProviderSignIn, { body })

/** An account with a password, and a person at the provider who has its address. */
async function makeBoth() {
  const owner = await makeOwner(world.app.origin)
  await confirmAddress(mailbox, owner)
  return { owner, ...world.person({ email: owner.user.email }) }
}

/** A browser that is signed in to an account by its password. */
async function openSignedIn(username: string, secret = password): Promise<TestBrowser> {
  const browser = world.openBrowser()
  const answer = await browser.call(loginRoute, { body: { username, password: secret } })
  expect(answer.status).toBe(200)
  return browser
}

/** Goes to the provider and comes back. */
async function visit(browser: TestBrowser, url: string, login: string) {
  const body = { answer: await browser.visit(url, login) }
  return browser.call(oidc.finishAtProvider, { body })
}

async function link(browser: TestBrowser, login: string, proof: oidc.ProofInput = { password }) {
  const begun = await browser.call(oidc.beginIdentityLink, { body: proof })
  expect(begun.status).toBe(200)
  return visit(browser, begun.body.url, login)
}

/** An account that has come by the provider alone. */
async function makeNewcomer() {
  const { login, email } = world.person()
  const browser = world.openBrowser()
  await world.signIn(browser, login)
  const { username } = (await browser.call(getUser)).body
  return { login, email, browser, username }
}

/** Turns two-step sign-in on; returns its recovery codes. */
async function takeSecondStep(browser: TestBrowser): Promise<string[]> {
  const { secret } = (await browser.call(beginTwoStep, { body: { password } })).body
  const confirmed = await browser.call(confirmTwoStep, { body: { code: codeOf(secret) } })
  expect(confirmed.status).toBe(200)
  return confirmed.body.recoveryCodes
}

test('an account with the verified address is linked by its password, and opens by the provider from then on', async () => {
  const { owner, login, email } = await makeBoth()
  const browser = world.openBrowser()
  const asked = await world.signIn(browser, login, { next: '/pricing' })
  expect(asked).toMatchObject({
    status: 200,
    body: { outcome: 'link_required', email, username: owner.user.username },
  })
  expect((await browser.call(getUser)).status).toBe(401)
  const ticket = ticketOf(asked)
  const guessed = await complete(browser, { ticket, password: 'guess' })
  expect(guessed).toMatchObject({ status: 400, body: { message: providerTexts.linkPassword } })
  expect(await complete(browser, { ticket })).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  // The ticket is of no use to another browser, even with the password.
  expect(await complete(world.openBrowser(), { ticket, password })).toMatchObject(over)
  const several = await Promise.all([1, 2, 3].map(() => complete(browser, { ticket, password })))
  expect(several.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(several.find(({ status }) => status === 200)?.body.next).toBe('/pricing')
  expect((await browser.call(getUser)).body).toMatchObject({ id: owner.user.id, hasPassword: true })
  expect(await world.signIn(world.openBrowser(), login)).toMatchObject({ body: { outcome: 'signed_in' } })
  const names = (await owner.call(listSecurityEvents)).body.map((event) => event.name)
  expect(names).toEqual(expect.arrayContaining(['identity_linked', 'password_check_failed', 'sign_in']))
  await expect.poll(() => mailbox.mailsTo(email).at(-1)?.subject).toContain('New sign-in method')
})

test('to link an account with a second step takes its code as well', async () => {
  const { owner, login } = await makeBoth()
  const codes = await takeSecondStep(await openSignedIn(owner.user.username))
  const browser = world.openBrowser()
  const ticket = ticketOf(await world.signIn(browser, login))
  expect(await complete(browser, { ticket, password })).toMatchObject({ body: { code: 'code_required' } })
  const refused = await complete(browser, { ticket, password, code: '000000' })
  expect(refused).toMatchObject({ body: { code: 'code_invalid' } })
  expect((await browser.call(getUser)).status).toBe(401)
  expect((await complete(browser, { ticket, password, code: codes[0] })).status).toBe(200)
})

test('two-step sign-in holds for who comes by the provider', async () => {
  const { owner, login } = await makeBoth()
  const desk = await openSignedIn(owner.user.username)
  await link(desk, login)
  const codes = await takeSecondStep(desk)
  const browser = world.openBrowser()
  const asked = await world.signIn(browser, login, { next: '/pricing' })
  expect(asked.body).toEqual({ outcome: 'code_required', ticket: ticketOf(asked) })
  const ticket = ticketOf(asked)
  expect((await browser.call(getUser)).status).toBe(401)
  expect(await complete(browser, { ticket })).toMatchObject({ body: { code: 'code_required' } })
  for (const code of ['000000', 'nothing'])
    expect(await complete(browser, { ticket, code })).toMatchObject({ body: { code: 'code_invalid' } })
  expect(await complete(browser, { ticket, code: codes[0] })).toMatchObject({
    status: 200,
    body: { next: '/pricing', isNew: false },
  })
  expect(await complete(browser, { ticket, code: codes[1] })).toMatchObject(over)
})

test('a sign-in that waits opens nothing once it is unlinked, or the account is shut', async () => {
  const { owner, login } = await makeBoth()
  const desk = await openSignedIn(owner.user.username)
  await link(desk, login)
  const [code = '', other = '', third] = await takeSecondStep(desk)
  const browser = world.openBrowser()
  const ticket = ticketOf(await world.signIn(browser, login))
  const [identity] = (await desk.call(oidc.listIdentities)).body
  const params = { id: identity?.id ?? 0 }
  await desk.call(oidc.unlinkIdentity, { params, body: { password, code: other } })
  expect(await complete(browser, { ticket, code })).toMatchObject(over)
  const linking = ticketOf(await world.signIn(browser, login))
  await disableAccount(world.app.platform(), owner.user.id)
  expect(await complete(browser, { ticket: linking, password, code: third })).toMatchObject(over)
  const shut = await world.signIn(world.openBrowser(), login)
  expect(shut).toMatchObject({ status: 403, body: { message: accountTexts.disabled } })
})

test('the owner links and unlinks in the profile, by the password, and keeps it as a way in', async () => {
  const { owner } = await makeBoth()
  const { login } = world.person()
  const desk = await openSignedIn(owner.user.username)
  const guessed = await desk.call(oidc.beginIdentityLink, { body: { password: 'guess' } })
  expect(guessed).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect((await link(desk, login)).body).toEqual({ outcome: 'linked' })
  expect((await link(desk, login)).body).toEqual({ outcome: 'linked' })
  const listed = (await desk.call(oidc.listIdentities)).body
  expect(listed).toHaveLength(1)
  const params = { id: listed[0]?.id ?? 0 }
  const refused = await desk.call(oidc.unlinkIdentity, { params, body: { password: 'guess' } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  const unlinked = await desk.call(oidc.unlinkIdentity, { params, body: { password } })
  expect(unlinked.status).toBe(200)
  expect((await desk.call(oidc.unlinkIdentity, { params, body: { password } })).status).toBe(404)
  expect((await desk.call(oidc.listIdentities)).body).toEqual([])
  // Unlinked, it opens another account from now on: one of its own.
  expect(await world.signIn(world.openBrowser(), login)).toMatchObject({ body: { isNew: true } })
  expect((await openSignedIn(owner.user.username)).call).toBeDefined()
  await expect
    .poll(() => mailbox.mailsTo(owner.user.email).at(-1)?.subject)
    .toContain('sign-in method was removed')
})

test('nobody links what opens another account, nor into an account that is no longer signed in', async () => {
  const { login } = await makeNewcomer()
  const { owner } = await makeBoth()
  const desk = await openSignedIn(owner.user.username)
  expect(await link(desk, login)).toMatchObject({
    status: 409,
    body: { code: 'already_taken', message: providerTexts.ofAnother(name) },
  })
  const fresh = world.person().login
  const { url } = (await desk.call(oidc.beginIdentityLink, { body: { password } })).body
  await desk.call(logout)
  const signedOut = await visit(desk, url, fresh)
  expect(signedOut).toMatchObject({ status: 400, body: { message: providerTexts.otherUser } })
  expect((await owner.call(oidc.listIdentities)).body).toEqual([])
})

test('an account has at most ten linked sign-ins', async () => {
  const { owner } = await makeBoth()
  const desk = await openSignedIn(owner.user.username)
  for (let count = 0; count < 10; count++) expect((await link(desk, world.person().login)).status).toBe(200)
  const refused = await link(desk, world.person().login)
  expect(refused).toMatchObject({ status: 409, body: { message: providerTexts.tooMany } })
  expect((await desk.call(oidc.listIdentities)).body).toHaveLength(10)
})

test('who has no password sets one after signing in with the provider again, and does with it what asks for it', async () => {
  const { login, browser, username, email } = await makeNewcomer()
  const elsewhere = world.openBrowser()
  await world.signIn(elsewhere, login)
  const change = { username, email: `new-${email}`, currentPassword: 'anything' }
  const refused = await browser.call(updateAccount, { body: change })
  expect(refused).toMatchObject({ status: 400, body: { message: accountTexts.passwordMissing } })
  const guessed = await callRoute(world.app.origin, loginRoute, { body: { username, password: 'anything' } })
  expect(guessed.status).toBe(401)

  const begin = async () => (await browser.call(oidc.beginFirstPassword)).body.url
  expect(new URL(await begin()).searchParams.get('prompt')).toBe('login')
  const other = await visit(browser, await begin(), (await makeNewcomer()).login)
  expect(other).toMatchObject({ status: 400, body: { message: providerTexts.ofOther(name) } })
  const proven = await visit(browser, await begin(), login)
  expect(proven.body).toMatchObject({ outcome: 'password_wanted' })
  const ticket = ticketOf(proven)
  const set = (by: TestBrowser, newPassword: string) =>
    by.call(oidc.setFirstPassword, { body: { ticket, newPassword } })
  expect((await set(browser, 'short')).status).toBe(400)
  expect(await set(elsewhere, 'battery staple')).toMatchObject(over)
  // It signs in to nothing by itself.
  expect(await complete(browser, { ticket })).toMatchObject(over)
  const several = await Promise.all(['first horse', 'other horse'].map((secret) => set(browser, secret)))
  expect(several.map(({ status }) => status).sort()).toEqual([200, 409])
  const secret = several[0]?.status === 200 ? 'first horse' : 'other horse'
  expect((await elsewhere.call(getUser)).status).toBe(401)

  const desk = await openSignedIn(username, secret)
  expect((await desk.call(getUser)).body.hasPassword).toBe(true)
  expect(await desk.call(oidc.beginFirstPassword)).toMatchObject({ status: 409 })
  const [identity] = (await desk.call(oidc.listIdentities)).body
  const params = { id: identity?.id ?? 0 }
  expect((await desk.call(oidc.unlinkIdentity, { params, body: { password: secret } })).status).toBe(200)
})

test('without a password nothing can be unlinked: it would be the last way in', async () => {
  const { browser } = await makeNewcomer()
  const [identity] = (await browser.call(oidc.listIdentities)).body
  const body = { password: 'anything' }
  const refused = await browser.call(oidc.unlinkIdentity, { params: { id: identity?.id ?? 0 }, body })
  expect(refused).toMatchObject({ status: 400, body: { message: accountTexts.passwordMissing } })
})

test('a token of a sign-in long ago sets no password', async () => {
  const { login, browser } = await makeNewcomer()
  const { url } = (await browser.call(oidc.beginFirstPassword)).body
  world.provider.changeNext({ claims: (claims) => ({ ...claims, auth_time: (claims.iat ?? 0) - 3600 }) })
  const refused = await visit(browser, url, login)
  expect(refused).toMatchObject({ status: 400, body: { message: providerTexts.notAskedAgain(name) } })
})

test('where the provider does not say when it asked, a mailed link sets the first password', async () => {
  const { login, email, browser } = await makeNewcomer()
  const { url } = (await browser.call(oidc.beginFirstPassword)).body
  world.provider.changeNext({ claims: ({ auth_time, ...claims }) => claims })
  const answered = await visit(browser, url, login)
  expect(answered).toMatchObject({ status: 200, body: { outcome: 'password_link_sent', email } })
  expect((await browser.call(getUser)).body.hasPassword).toBe(false)
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(1)
  const [mail] = mailbox.mailsTo(email)
  const body = { token: mail ? tokenOf(mail) : '', newPassword: 'battery staple' }
  expect((await callRoute(world.app.origin, resetPassword, { body })).status).toBe(200)
  const signedIn = await openSignedIn(email, 'battery staple')
  expect((await signedIn.call(getUser)).body.hasPassword).toBe(true)
})

test('where no mail is sent either, the operator is to be asked', async () => {
  const silent = await openOidcWorld({ PUBLIC_URL: 'http://parleykit.example' })
  try {
    const browser = silent.openBrowser()
    const { login } = silent.person()
    await silent.signIn(browser, login)
    const { url } = (await browser.call(oidc.beginFirstPassword)).body
    silent.provider.changeNext({ claims: ({ auth_time, ...claims }) => claims })
    const body = { answer: await browser.visit(url, login) }
    const refused = await browser.call(oidc.finishAtProvider, { body })
    expect(refused).toMatchObject({ status: 400, body: { message: providerTexts.askedUnknown(name) } })
  } finally {
    await silent.close()
  }
})

test('an address that the provider has verified counts as confirmed, at the sign-up and when it is linked', async () => {
  const { browser } = await makeNewcomer()
  expect((await browser.call(getUser)).body.mustConfirmEmail).toBe(false)
  const doubtful = world.openBrowser()
  await world.signIn(doubtful, world.person({ email_verified: false }).login)
  expect((await doubtful.call(getUser)).body.mustConfirmEmail).toBe(true)
  const owner = await makeOwner(world.app.origin)
  expect(owner.user.mustConfirmEmail).toBe(true)
  const own = world.openBrowser()
  const ticket = ticketOf(await world.signIn(own, world.person({ email: owner.user.email }).login))
  expect((await complete(own, { ticket, password })).status).toBe(200)
  expect((await own.call(getUser)).body.mustConfirmEmail).toBe(false)
})

test("a new password by a link in the mailbox unlinks an intruder's identity", async () => {
  // An intruder registers with another person's address, which the provider hasn't verified.
  const intruder = world.person({ email_verified: false })
  const browser = world.openBrowser()
  await world.signIn(browser, intruder.login)
  const { id } = (await browser.call(getUser)).body
  const { login } = world.person({ email: intruder.email })
  const own = world.openBrowser()
  const asked = ticketOf(await world.signIn(own, login))
  const without = await complete(own, { ticket: asked, password: 'anything' })
  expect(without).toMatchObject({ body: { message: providerTexts.linkWithoutPassword } })

  const { database, config, clock } = world.app.platform()
  const { url } = await createResetLink(database, config, { userId: id, mailedTo: null }, clock())
  const body = { token: new URL(url).hash.slice(1), newPassword: 'battery staple' }
  expect((await own.call(resetPassword, { body })).status).toBe(200)
  const refused = await world.signIn(browser, intruder.login)
  expect(refused).toMatchObject({ status: 400, body: { code: 'provider_refused' } })
  const ticket = ticketOf(await world.signIn(own, login))
  expect(await complete(own, { ticket, password: 'battery staple' })).toMatchObject({
    body: { user: { id } },
  })
})
