import { getUser, login, updateAccount } from '@parleykit/contract/auth/account'
import { cancelEmailChange, confirmEmail } from '@parleykit/contract/auth/recovery'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox, tokenOf } from '../../../../test/open-mailbox.ts'

const password = 'correct horse' // makeOwner's

let mailbox: Mailbox
let app: TestApp
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment)
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const confirm = (owner: TestOwner, token: string) => owner.call(confirmEmail, { body: { token } })

/** Asks for another address and returns what its link carries. */
async function change(owner: TestOwner, email: string): Promise<string> {
  const { username } = owner.user
  const before = mailbox.mailsTo(email).length
  const answer = await owner.call(updateAccount, { body: { username, email, currentPassword: password } })
  expect(answer).toMatchObject({ status: 200, body: { email: owner.user.email, pendingEmail: email } })
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(before + 1)
  const mail = mailbox.mailsTo(email).at(-1)
  return mail ? tokenOf(mail) : ''
}

test('another address waits until its link is opened, and the old one hears of it', async () => {
  const owner = await makeOwner(app.origin)
  const email = `new-${owner.user.email}`
  const token = await change(owner, email)
  expect((await callRoute(app.origin, login, { body: { username: email, password } })).status).toBe(401)
  // A click by another reader of the mail gives nobody the address.
  const foreign = { status: 403, body: { code: 'link_of_other_account' } }
  expect(await callRoute(app.origin, confirmEmail, { body: { token } })).toMatchObject(foreign)
  expect(await confirm(await makeOwner(app.origin), token)).toMatchObject(foreign)
  expect(await confirm(owner, token)).toMatchObject({ status: 200, body: { email } })
  expect((await owner.call(getUser)).body).toMatchObject({ email, pendingEmail: null })
  expect((await callRoute(app.origin, login, { body: { username: email, password } })).status).toBe(200)
  await expect.poll(() => mailbox.mailsTo(owner.user.email).at(-1)?.text).toContain(email)
  expect(await confirm(owner, token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
})

test('a link whose change was cancelled, or overtaken by another, changes nothing', async () => {
  const owner = await makeOwner(app.origin)
  const cancelled = await change(owner, `cancelled-${owner.user.email}`)
  expect((await owner.call(cancelEmailChange)).status).toBe(200)
  expect((await confirm(owner, cancelled)).status).toBe(400)
  const overtaken = await change(owner, `overtaken-${owner.user.email}`)
  const last = await change(owner, `last-${owner.user.email}`)
  expect((await confirm(owner, overtaken)).status).toBe(400)
  expect((await owner.call(getUser)).body).toMatchObject({ email: owner.user.email })
  expect((await confirm(owner, last)).status).toBe(200)
})

test('an address that another account has is refused, at once or when it was taken meanwhile', async () => {
  const [one, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const { username } = one.user
  const body = { username, email: other.user.email, currentPassword: password }
  const taken = await one.call(updateAccount, { body })
  expect(taken).toMatchObject({ status: 409, body: { message: accountTexts.emailTaken } })

  const email = `wanted-${one.user.email}`
  const [first, second] = [await change(one, email), await change(other, email)]
  const answers = await Promise.all([confirm(one, first), confirm(other, second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a link for a password opens nothing here', async () => {
  const owner = await makeOwner(app.origin)
  await change(owner, `kept-${owner.user.email}`)
  expect((await confirm(owner, 'made up')).status).toBe(400)
  expect((await confirm(owner, '')).status).toBe(400)
})
