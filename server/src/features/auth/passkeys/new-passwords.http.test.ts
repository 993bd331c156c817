import { changePassword } from '@parleykit/contract/auth/account'
import { askForPasskey, listPasskeys, signInWithPasskey } from '@parleykit/contract/auth/passkeys'
import { requestPasswordReset, resetPassword } from '@parleykit/contract/auth/recovery'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { confirmAddress } from '../../../../test/confirm-address.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { makePasskey, passkeyCookieOf } from '../../../../test/make-passkey.ts'
import { type Mailbox, openMailbox, tokenOf } from '../../../../test/open-mailbox.ts'
import type { SoftwareAuthenticator } from '../../../../test/software-authenticator.ts'

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

async function signIn(authenticator: SoftwareAuthenticator): Promise<number> {
  const { body, headers } = await callRoute(app.origin, askForPasskey)
  const credential = authenticator.get(body)
  const cookie = passkeyCookieOf(headers)
  const answer = await callRoute(app.origin, signInWithPasskey, { body: { credential }, headers: { cookie } })
  return answer.status
}

/** Mails may overtake one another, so each is looked for by its subject. */
const mailTo = (address: string, subject: string, count = 1) =>
  expect
    .poll(() => mailbox.mailsTo(address).filter((mail) => mail.subject.includes(subject)), {
      timeout: 60_000,
    })
    .toHaveLength(count)
    .then(() => mailbox.mailsTo(address).findLast((mail) => mail.subject.includes(subject)))

test('passkeys outlive a new password, and its mail says how many there are', async () => {
  const owner = await makeOwner(app.origin)
  const { email, username } = owner.user
  await confirmAddress(mailbox, owner)
  const { passkey, authenticator } = await makePasskey(app.origin, owner)
  expect((await mailTo(email, 'passkey was added'))?.text).toContain(`“${passkey.name}”`)
  const change = { currentPassword: 'correct horse', newPassword: 'battery staple' }
  expect((await owner.call(changePassword, { body: change })).status).toBe(200)
  expect((await mailTo(email, 'password was changed'))?.text).toContain('One passkey still signs in')
  expect(await signIn(authenticator)).toBe(200)

  await callRoute(app.origin, requestPasswordReset, { body: { username } })
  const link = await mailTo(email, 'Set a new password')
  const body = { token: link ? tokenOf(link) : '', newPassword: 'third horse' }
  expect((await callRoute(app.origin, resetPassword, { body })).status).toBe(200)
  expect((await owner.call(listPasskeys)).status).toBe(401)
  expect((await mailTo(email, 'password was changed', 2))?.text).toContain('One passkey still signs in')
  expect(await signIn(authenticator)).toBe(200)
})

test('without passkeys the mail says nothing of them', async () => {
  const owner = await makeOwner(app.origin)
  const change = { currentPassword: 'correct horse', newPassword: 'battery staple' }
  expect((await owner.call(changePassword, { body: change })).status).toBe(200)
  expect((await mailTo(owner.user.email, 'password was changed'))?.text).not.toContain('passkey')
})
