import { updateAccount } from '@parleykit/contract/auth/account'
import { requestPasswordReset } from '@parleykit/contract/auth/recovery'
import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import {
  findMemberInvitation,
  inviteMember,
  listMemberInvitations,
  withdrawMemberInvitation,
} from '@parleykit/contract/workspaces/workspaces'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { setTier } from '../../../test/set-tier.ts'

let app: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp({ ...mailbox.environment, RATE_LIMITS: 'on' })
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

async function makeProOwner(): Promise<TestOwner> {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  return owner
}

/** Invites a person and withdraws it, so that no seat limits how often. */
async function inviteInVain(owner: TestOwner, email: string) {
  const answer = await owner.call(inviteMember, { body: { role: 'viewer', email } })
  if (answer.status === 201)
    await owner.call(withdrawMemberInvitation, { params: { id: answer.body.invitation.id } })
  return answer
}

test('invitations keep nobody from a new password, and say when an address got enough of them', async () => {
  const victim = (await makeOwner(app.origin)).user
  const [first, second] = [await makeProOwner(), await makeProOwner()]
  const [name, host] = victim.email.split('@')
  const spellings = [victim.email, victim.email.toUpperCase(), `${name}+more@${host}`, victim.email]
  const answers = []
  for (const email of spellings) answers.push(await inviteInVain(first, email))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  expect(answers.at(-1)?.body).toMatchObject({
    code: 'too_many_requests',
    message: workspaceTexts.invitedTooOften,
  })
  expect((await first.call(listMemberInvitations)).body).toEqual([])
  const further = []
  for (let count = 0; count < 3; count++) further.push(await inviteInVain(second, victim.email))
  expect(further.map(({ status }) => status)).toEqual([201, 201, 429])
  // Whom one mailbox is closed to may write to another, or hand a link over.
  const elsewhere = await second.call(inviteMember, { body: { role: 'viewer', email: 'else@example.com' } })
  expect([elsewhere.status, elsewhere.body]).toMatchObject([201, { isMailed: true }])
  expect((await second.call(inviteMember, { body: { role: 'viewer' } })).status).toBe(201)

  await callRoute(app.origin, requestPasswordReset, { body: { username: victim.username } })
  await expect
    .poll(() => mailbox.mailsTo(victim.email).map(({ subject }) => subject), { timeout: 60_000 })
    .toContainEqual(expect.stringContaining('Set a new password'))
})

test('an invitation names its sender as visitors see them', async () => {
  const owner = await makeProOwner()
  const { username, email } = owner.user
  await owner.call(updateAccount, { body: { username, displayName: 'Ada Lovelace', email } })
  const invited = 'guest@example.com'
  const { token } = (await owner.call(inviteMember, { body: { role: 'viewer', email: invited } })).body
  await expect
    .poll(() => mailbox.mailsTo(invited).map(({ subject }) => subject), { timeout: 60_000 })
    .toEqual(['Ada Lovelace invites you to ParleyKit'])
  const found = await callRoute(app.origin, findMemberInvitation, { body: { token } })
  expect(found.body.workspace).toBe('Ada Lovelace')
})

test('what could not be made is not counted as an invitation', async () => {
  const free = await makeOwner(app.origin)
  const invite = (owner: TestOwner) =>
    owner.call(inviteMember, { body: { role: 'viewer', email: 'seat@example.com' } })
  for (let count = 0; count < 6; count++) expect((await invite(free)).status).toBe(403)
  expect((await invite(await makeProOwner())).status).toBe(201)
})

test('an invitation that is withdrawn before it was sent is not sent', async () => {
  const busy = await openMailbox()
  const logged: Record<string, unknown>[] = []
  const other = await createTestApp(busy.environment, (line) => logged.push(line))
  try {
    const owner = await makeOwner(other.origin)
    await setTier(other.databaseUrl, owner, 'pro')
    await expect.poll(() => busy.welcomesTo(owner.user.email).length, { timeout: 60_000 }).toBe(1)
    busy.refuse(...Array<number>(16).fill(451))
    const before = busy.attempts
    const email = 'never-mind@example.com'
    const { body } = await owner.call(inviteMember, { body: { role: 'viewer', email } })
    await expect.poll(() => busy.attempts, { timeout: 60_000 }).toBeGreaterThan(before)
    await owner.call(withdrawMemberInvitation, { params: { id: body.invitation.id } })
    const dropped = () => logged.filter(({ msg }) => msg === 'an email was dropped: it is no longer needed')
    await expect.poll(dropped, { timeout: 120_000 }).toMatchObject([{ mail: 'member_invitation' }])
    expect(busy.mailsTo(email)).toEqual([])
  } finally {
    await other.close()
    await busy.close()
  }
})
