import {
  acceptHandover,
  offerHandover,
} from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { getUser, login, updateAccount } from '@parleykit/contract/auth/account'
import { listPasskeys, offerPasskey } from '@parleykit/contract/auth/passkeys'
import {
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
} from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { beginTwoStep, confirmTwoStep, getTwoStep } from '@parleykit/contract/auth/two-step'
import { inviteMember, joinWorkspace } from '@parleykit/contract/workspaces/workspaces'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/authenticator-app.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { confirmAddress, welcomeToken } from '../../../../test/confirm-address.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { makePasskey } from '../../../../test/make-passkey.ts'
import { type Mailbox, openMailbox, tokenOf } from '../../../../test/open-mailbox.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { users } from '../base/tables.ts'
import { createResetLink } from './create-reset-link.ts'

const password = 'correct horse' // makeOwner's
const newPassword = 'battery staple'

let mailbox: Mailbox
let app: TestApp
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp({ ...mailbox.environment, PUBLIC_URL: 'https://chat.example' })
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const confirm = (owner: TestOwner, token: string) => owner.call(confirmEmail, { body: { token } })
const mustConfirm = async (owner: TestOwner) => (await owner.call(getUser)).body.mustConfirmEmail

test('until an address is confirmed, nothing is set up that would keep its reader out', async () => {
  const owner = await makeOwner(app.origin)
  expect(owner.user.mustConfirmEmail).toBe(true)
  const refused = { status: 403, body: { code: 'email_unconfirmed' } }
  expect(await owner.call(beginTwoStep, { body: { password } })).toMatchObject(refused)
  expect(await owner.call(confirmTwoStep, { body: { code: '123456' } })).toMatchObject(refused)
  expect(await owner.call(offerPasskey, { body: { password } })).toMatchObject(refused)

  const token = await welcomeToken(mailbox, owner)
  const foreign = { status: 403, body: { code: 'link_of_other_account' } }
  expect(await callRoute(app.origin, confirmEmail, { body: { token } })).toMatchObject(foreign)
  expect(await confirm(await makeOwner(app.origin), token)).toMatchObject(foreign)
  expect(await confirm(owner, token)).toMatchObject({ status: 200, body: { email: owner.user.email } })
  expect(await mustConfirm(owner)).toBe(false)
  expect((await owner.call(beginTwoStep, { body: { password } })).status).toBe(200)
  expect((await owner.call(offerPasskey, { body: { password } })).status).toBe(200)
  expect(await confirm(owner, token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
  const { body } = await owner.call(listSecurityEvents)
  expect(body.map(({ name }) => name)).toContain('email_confirmed')
})

test('a link that is sent again ends the one before, and a confirmed address gets none', async () => {
  const owner = await makeOwner(app.origin)
  const first = await welcomeToken(mailbox, owner)
  expect((await owner.call(sendEmailConfirmation)).status).toBe(200)
  const second = await welcomeToken(mailbox, owner, 2)
  expect((await confirm(owner, first)).status).toBe(400)
  expect((await confirm(owner, second)).status).toBe(200)
  const again = await owner.call(sendEmailConfirmation)
  expect(again).toMatchObject({ status: 409, body: { code: 'already_exists' } })
})

test('a link confirms the address that it was sent to, and no later one', async () => {
  const owner = await makeOwner(app.origin)
  const token = await welcomeToken(mailbox, owner)
  const { username } = owner.user
  const email = `other-${owner.user.email}`
  await owner.call(updateAccount, { body: { username, email, currentPassword: password } })
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(1)
  const [mail] = mailbox.mailsTo(email)
  expect((await confirm(owner, mail ? tokenOf(mail) : '')).status).toBe(200)
  expect((await confirm(owner, token)).status).toBe(400)
  expect((await owner.call(getUser)).body).toMatchObject({ email, mustConfirmEmail: false })
})

/** An account with second step and passkey, and whether its address counts as confirmed. */
async function makeGuarded(isConfirmed: boolean): Promise<TestOwner> {
  const owner = await makeOwner(app.origin)
  await confirmAddress(mailbox, owner)
  await makePasskey(app.origin, owner)
  const { secret } = (await owner.call(beginTwoStep, { body: { password } })).body
  expect((await owner.call(confirmTwoStep, { body: { code: codeOf(secret) } })).status).toBe(200)
  // As on a server that sent no mails when it was set up.
  const { database } = app.platform()
  if (!isConfirmed)
    await database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, owner.user.id))
  return owner
}

async function resetByMail({ user: { email } }: TestOwner): Promise<void> {
  const links = () => mailbox.mailsTo(email).filter(({ link }) => link.includes('/reset-password#'))
  await callRoute(app.origin, requestPasswordReset, { body: { username: email } })
  await expect.poll(() => links().length, { timeout: 60_000 }).toBe(1)
  const [mail] = links()
  const body = { token: mail ? tokenOf(mail) : '', newPassword }
  expect((await callRoute(app.origin, resetPassword, { body })).status).toBe(200)
}

const signIn = ({ user: { username } }: TestOwner) =>
  callRoute(app.origin, login, { body: { username, password: newPassword } })

test('who reads the mails to an address gets the account that a stranger made with it', async () => {
  const stranger = await makeGuarded(false)
  await resetByMail(stranger)
  expect((await stranger.call(getUser)).status).toBe(401)
  const signedIn = await signIn(stranger)
  expect([signedIn.status, signedIn.body]).toMatchObject([200, { mustConfirmEmail: false, twoStep: false }])
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const asOwner = { headers: { cookie } }
  expect((await callRoute(app.origin, listPasskeys, asOwner)).body).toEqual([])
  expect((await callRoute(app.origin, getTwoStep, asOwner)).body).toMatchObject({ isOn: false })
  const names = (await callRoute(app.origin, listSecurityEvents, asOwner)).body.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['email_confirmed', 'two_step_off', 'passkey_removed']))
})

test('a confirmed address keeps its second step, and so does one whose link the operator made', async () => {
  const confirmed = await makeGuarded(true)
  await resetByMail(confirmed)
  const asked = await signIn(confirmed)
  expect([asked.status, asked.headers.get('x-auth-step')]).toEqual([401, 'code'])

  const unconfirmed = await makeGuarded(false)
  const { database, config, clock } = app.platform()
  const recipient = { userId: unconfirmed.user.id, mailedTo: null }
  const { url } = await createResetLink(database, config, recipient, clock())
  const body = { token: new URL(url).hash.slice(1), newPassword }
  expect((await callRoute(app.origin, resetPassword, { body })).status).toBe(200)
  expect((await signIn(unconfirmed)).headers.get('x-auth-step')).toBe('code')
})

test.each([
  { isConfirmed: true, members: 1 },
  { isConfirmed: false, members: 0 },
])(
  'a new password by mail withdraws what was promised in its name: $isConfirmed',
  async ({ isConfirmed, members }) => {
    const owner = await makeOwner(app.origin)
    if (isConfirmed) await confirmAddress(mailbox, owner)
    await setTier(app.databaseUrl, owner, 'pro')
    await makeAgent(owner)
    const member = await makeMember(app.origin, owner, 'viewer')
    const invited = await owner.call(inviteMember, { body: { role: 'viewer' } })
    const offered = await owner.call(offerHandover, { body: { userId: member.user.id, password } })
    expect([invited.status, offered.status]).toEqual([201, 201])

    await resetByMail(owner)
    const accepted = await member.call(acceptHandover, { params: { id: offered.body.id } })
    expect(accepted.status).toBe(404)
    const other = await makeOwner(app.origin)
    const joined = await other.call(joinWorkspace, { body: { token: invited.body.token } })
    expect(joined.body).toMatchObject({ code: 'invitation_invalid' })
    expect((await member.call(getUser)).body.workspaces).toHaveLength(members)
  },
)

test('another address that a stranger asked for is dropped by a new password', async () => {
  const stranger = await makeOwner(app.origin)
  const { username } = stranger.user
  const email = `theirs-${stranger.user.email}`
  await stranger.call(updateAccount, { body: { username, email, currentPassword: password } })
  await expect.poll(() => mailbox.mailsTo(email).length, { timeout: 60_000 }).toBe(1)
  const [mail] = mailbox.mailsTo(email)
  await resetByMail(stranger)
  expect((await confirm(stranger, mail ? tokenOf(mail) : '')).status).toBe(400)
  expect((await signIn(stranger)).body).toMatchObject({ email: stranger.user.email, pendingEmail: null })
})

test('links are sent again a few times an hour, and without a mail server nothing waits for one', async () => {
  const guarded = await createTestApp({ ...mailbox.environment, RATE_LIMITS: 'on' })
  const quiet = await createTestApp()
  try {
    const owner = await makeOwner(guarded.origin)
    const statuses: number[] = []
    for (let count = 0; count < 5; count++) statuses.push((await owner.call(sendEmailConfirmation)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])

    const alone = await makeOwner(quiet.origin)
    expect(alone.user.mustConfirmEmail).toBe(false)
    expect((await alone.call(beginTwoStep, { body: { password } })).status).toBe(200)
    const nowhere = await alone.call(sendEmailConfirmation)
    expect(nowhere).toMatchObject({ status: 503, body: { code: 'mail_unavailable' } })
  } finally {
    await guarded.close()
    await quiet.close()
  }
})
