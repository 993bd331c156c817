import { randomUUID } from 'node:crypto'
import { createAgent, getAgent, listAgents } from '@parleykit/contract/agents/agents'
import { getUser, login, register } from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import { listKnowledge, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { getPublicAgent } from '@parleykit/contract/publish/public-agents'
import { followDashboard, listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import {
  changeMemberRole,
  findMemberInvitation,
  inviteMember,
  joinWorkspace,
  leaveWorkspace,
  listMemberInvitations,
  listMembers,
  removeMember,
  withdrawMemberInvitation,
} from '@parleykit/contract/workspaces/workspaces'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { confirmAddress } from '../../../test/confirm-address.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox, tokenOf as tokenOfMail } from '../../../test/open-mailbox.ts'
import { setTier } from '../../../test/set-tier.ts'
import { disableAccount, enableAccount } from '../auth/index.ts'

let app: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp({ REGISTRATION: 'closed', ...mailbox.environment })
  opening = await makeOwner(app.origin)
  await setTier(app.databaseUrl, opening, 'admin')
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

/** The first account, which may always register; the others come by its invitations. */
let opening: TestOwner

async function makeOwnerOf(tier: string): Promise<TestOwner> {
  const owner = await makeMember(app.origin, opening, 'viewer')
  await setTier(app.databaseUrl, owner, tier)
  return owner
}

const inWorkspaceOf = (owner: TestOwner) => ({ [workspaceHeader]: String(owner.user.id) })

async function tokenOf(owner: TestOwner, body: { role: 'viewer' | 'editor'; email?: string }) {
  const { status, body: made } = await owner.call(inviteMember, { body })
  expect(status, JSON.stringify(made)).toBe(201)
  return made.token
}

async function query(text: string, values: unknown[]) {
  const database = new pg.Client(app.databaseUrl)
  await database.connect()
  const { rows } = await database.query(text, values)
  await database.end()
  return rows
}

test('an invitation registers one account where registration is closed, and makes it a member', async () => {
  const owner = await makeOwnerOf('standard')
  const token = await tokenOf(owner, { role: 'viewer' })
  const { body: offered } = await callRoute(app.origin, findMemberInvitation, { body: { token } })
  expect(offered).toMatchObject({ workspace: owner.user.username, role: 'viewer', email: null })
  const member = await makeOwner(app.origin, token)
  expect(member.user.workspaces).toMatchObject([
    { id: owner.user.id, name: owner.user.username, role: 'viewer', isPaused: false },
  ])
  await expect(makeOwner(app.origin, token)).rejects.toThrow('Registration is closed')
  expect((await callRoute(app.origin, findMemberInvitation, { body: { token } })).status).toBe(403)
  expect((await owner.call(listMembers)).body).toMatchObject([{ userId: member.user.id, role: 'viewer' }])
  const [event] = (await owner.call(listSecurityEvents)).body
  const { username } = member.user
  expect(event).toMatchObject({ name: 'member_joined', actor: username, subject: `${username}, viewer` })
})

test('only the hash of a token is stored, and a withdrawn or an old one opens nothing', async () => {
  const owner = await makeOwnerOf('pro')
  const token = await tokenOf(owner, { role: 'editor' })
  expect(JSON.stringify(await query('select * from workspace_invitations', []))).not.toContain(token)
  const other = await makeOwnerOf('free')
  const [listed] = (await owner.call(listMemberInvitations)).body
  await owner.call(withdrawMemberInvitation, { params: { id: listed?.id ?? 0 } })
  expect((await other.call(joinWorkspace, { body: { token } })).status).toBe(403)
  const old = await tokenOf(owner, { role: 'editor' })
  await query(`update workspace_invitations set expires_at = now() where workspace_id = $1`, [owner.user.id])
  expect((await other.call(joinWorkspace, { body: { token: old } })).status).toBe(403)
  expect((await owner.call(listMembers)).body).toEqual([])
})

test('an invitation with an address is for that one alone', async () => {
  const owner = await makeOwnerOf('pro')
  const [invited, other] = [await makeOwnerOf('free'), await makeOwnerOf('free')]
  const token = await tokenOf(owner, { role: 'editor', email: invited.user.email.toUpperCase() })
  await expect(makeOwner(app.origin, token)).rejects.toThrow('a different email address')
  expect((await other.call(joinWorkspace, { body: { token } })).status).toBe(403)
  // Anybody may have made an account with that address.
  const unproven = await invited.call(joinWorkspace, { body: { token } })
  expect([unproven.status, unproven.body]).toMatchObject([403, { code: 'email_unconfirmed' }])
  await confirmAddress(mailbox, invited)
  expect((await invited.call(joinWorkspace, { body: { token } })).body).toEqual({
    workspaceId: owner.user.id,
  })
})

/** What the newest mail of an invitation carries. */
async function mailedToken(email: string): Promise<string> {
  await expect.poll(() => mailbox.mailsTo(email).length, { timeout: 60_000 }).toBe(1)
  const mail = mailbox.mailsTo(email).at(-1)
  return mail ? tokenOfMail(mail) : ''
}

test('the link in the mail shows whose address it is; the one that the inviter sees does not', async () => {
  const owner = await makeOwnerOf('pro')
  const username = `mailed-${randomUUID()}`
  const email = `${username}@example.com`
  const shown = await tokenOf(owner, { role: 'editor', email })
  const registerBy = (invite: string) =>
    callRoute(app.origin, register, { body: { username, email, password: 'correct horse', invite } })
  const isRefused = async (token: string) =>
    (await callRoute(app.origin, findMemberInvitation, { body: { token } })).body.needsConfirmedEmail
  expect(await isRefused(shown)).toBe(true)
  expect(await isRefused(await mailedToken(email))).toBe(false)
  const refused = await registerBy(shown)
  expect(refused.status).toBe(403)
  expect(JSON.stringify(refused.body)).toContain(workspaceTexts.mailboxUnproven)
  const registered = await registerBy(await mailedToken(email))
  expect([registered.status, registered.body]).toMatchObject([
    201,
    { mustConfirmEmail: false, workspaces: [{ id: owner.user.id, role: 'editor' }] },
  ])
  // Both were one invitation.
  expect((await callRoute(app.origin, findMemberInvitation, { body: { token: shown } })).status).toBe(403)

  const known = await makeOwnerOf('free')
  await tokenOf(owner, { role: 'viewer', email: known.user.email })
  const token = await mailedToken(known.user.email)
  expect((await known.call(joinWorkspace, { body: { token } })).status).toBe(200)
  expect((await known.call(getUser)).body.mustConfirmEmail).toBe(false)
})

test('where mails are sent, an invitation goes to its address', async () => {
  const owner = await makeOwnerOf('pro')
  const email = 'somebody-new@example.com'
  const invited = await owner.call(inviteMember, { body: { role: 'editor', email } })
  expect(invited.body.isMailed).toBe(true)
  await expect.poll(() => mailbox.mailsTo(email).length, { timeout: 60_000 }).toBe(1)
  const [mail] = mailbox.mailsTo(email)
  expect(mail).toMatchObject({ subject: `${owner.user.username} invites you to ParleyKit` })
  expect(mail && tokenOfMail(mail)).not.toBe(invited.body.token)
  const byLink = await owner.call(inviteMember, { body: { role: 'editor' } })
  expect(byLink.body.isMailed).toBe(false)
})

test('nobody is invited who is in the workspace, and one address has one invitation', async () => {
  const owner = await makeOwnerOf('standard')
  const member = await makeMember(app.origin, owner, 'viewer')
  const invite = (email: string, role: 'viewer' | 'editor' = 'viewer') =>
    owner.call(inviteMember, { body: { role, email } })
  for (const [email, message] of [
    [owner.user.email, workspaceTexts.inviteYourself],
    [owner.user.email.toUpperCase(), workspaceTexts.inviteYourself],
    [member.user.email.toUpperCase(), workspaceTexts.inviteMember],
  ] as const) {
    const { status, body } = await invite(email)
    expect([status, body]).toMatchObject([409, { code: 'already_exists', message }])
  }
  const first = await invite('renewed@example.com')
  // One after another and at once: three seats are left, of which they take one.
  for (const email of ['Renewed@example.com', 'renewed@EXAMPLE.com', 'renewed@example.com'])
    expect((await invite(email)).status).toBe(201)
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => invite('renewed@example.com', 'editor')))
  expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const { body: open } = await owner.call(listMemberInvitations)
  expect(open).toMatchObject([{ email: 'renewed@example.com', role: 'editor' }])
  const found = await callRoute(app.origin, findMemberInvitation, { body: { token: first.body.token } })
  expect(found.status).toBe(403)
  for (const email of ['second@example.com', 'third@example.com'])
    expect((await invite(email)).status).toBe(201)
  expect((await invite('fourth@example.com')).status).toBe(403)
  expect((await invite('third@example.com')).status).toBe(201)
})

test('nobody joins twice, nor their own workspace, and the invitation stays', async () => {
  const owner = await makeOwnerOf('pro')
  const member = await makeMember(app.origin, owner, 'viewer')
  const token = await tokenOf(owner, { role: 'editor' })
  expect((await member.call(joinWorkspace, { body: { token } })).status).toBe(409)
  expect((await owner.call(joinWorkspace, { body: { token } })).status).toBe(409)
  expect((await callRoute(app.origin, findMemberInvitation, { body: { token } })).status).toBe(200)
})

test('a plan has as many seats as its card says, however many come at once', async () => {
  const free = await makeOwnerOf('free')
  const refused = await free.call(inviteMember, { body: { role: 'viewer' } })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'plan_limit_reached' }])

  const owner = await makeOwnerOf('standard')
  const invite = () => owner.call(inviteMember, { body: { role: 'viewer' } })
  const invited = await Promise.all(Array.from({ length: 8 }, invite))
  expect(invited.filter(({ status }) => status === 201)).toHaveLength(4)
  // Seats may be fewer by the time that links are used.
  await query('update users set subscription_tier = $1 where id = $2', ['pro', owner.user.id])
  const further = await Promise.all(Array.from({ length: 5 }, invite))
  expect(further.filter(({ status }) => status === 201)).toHaveLength(3)
  await query('update users set subscription_tier = $1 where id = $2', ['standard', owner.user.id])
  const tokens = [...invited, ...further].flatMap(({ status, body }) => (status === 201 ? [body.token] : []))
  const guests = await Promise.all(tokens.map(() => makeOwnerOf('free')))
  const joined = await Promise.all(
    guests.map((guest, place) => guest.call(joinWorkspace, { body: { token: tokens[place] ?? '' } })),
  )
  expect(joined.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 403, 403, 403])
  expect((await owner.call(listMembers)).body).toHaveLength(4)
})

test('one link that two use at once lets one in', async () => {
  const owner = await makeOwnerOf('pro')
  const guests = [await makeOwnerOf('free'), await makeOwnerOf('free')]
  const token = await tokenOf(owner, { role: 'viewer' })
  const joined = await Promise.all(guests.map((guest) => guest.call(joinWorkspace, { body: { token } })))
  expect(joined.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('a smaller plan pauses who came last, and a larger one wakes them', async () => {
  const owner = await makeOwnerOf('pro')
  const first = await makeMember(app.origin, owner, 'editor')
  const second = await makeMember(app.origin, owner, 'editor')
  const list = (member: TestOwner) => member.call(listAgents, { headers: inWorkspaceOf(owner) })
  await setTier(app.databaseUrl, owner, 'free')
  for (const member of [first, second]) {
    const { status, body } = await list(member)
    expect([status, body]).toMatchObject([403, { code: 'member_paused' }])
    expect((await member.call(getUser)).body.workspaces).toMatchObject([{ isPaused: true }])
  }
  expect((await owner.call(listMembers)).body.map(({ isPaused }) => isPaused)).toEqual([true, true])
  await setTier(app.databaseUrl, owner, 'standard')
  for (const member of [first, second]) expect((await list(member)).status).toBe(200)
})

test('the workspace of a disabled account is closed to its members, until it is enabled', async () => {
  const owner = await makeOwnerOf('pro')
  const member = await makeMember(app.origin, owner, 'editor')
  const list = () => member.call(listAgents, { headers: inWorkspaceOf(owner) })
  await disableAccount(app.platform(), owner.user.id)
  expect(await list()).toMatchObject({
    status: 403,
    body: { code: 'member_paused', message: workspaceTexts.shut },
  })
  expect((await member.call(getUser)).body.workspaces).toMatchObject([{ isPaused: true }])
  await enableAccount(app.platform(), owner.user.id)
  expect((await list()).status).toBe(200)
})

test('an editor works in the workspace, within its limits, and activities say who it was', async () => {
  const owner = await makeOwnerOf('pro')
  const editor = await makeMember(app.origin, owner, 'editor')
  const headers = inWorkspaceOf(owner)
  const { status, body: agent } = await editor.call(createAgent, { headers, body: { name: 'Ours' } })
  expect([status, agent]).toMatchObject([201, { workspaceId: owner.user.id, role: 'editor' }])
  expect((await owner.call(listAgents)).body).toMatchObject([{ id: agent.id, role: 'owner' }])
  expect((await editor.call(listAgents)).body).toEqual([])
  const [activity] = (await owner.call(listRecentActivities)).body
  expect(activity).toMatchObject({ activityType: 'bot_created', actor: editor.user.username })
})

test('a viewer sees an agent by its link without its keys, and tries it while it is hidden', async () => {
  const owner = await makeOwnerOf('pro')
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const agent = await makeAgent(owner)
  const seen = await viewer.call(getAgent, { params: { id: agent.id } })
  expect([seen.status, seen.body]).toMatchObject([200, { apiKey: '', secretKeyEnding: null, role: 'viewer' }])
  await query(`update agents set status = 'inactive' where id = $1`, [agent.id])
  const look = { params: { botId: agent.publicId }, query: { preview: '1' as const } }
  expect((await viewer.call(getPublicAgent, look)).status).toBe(200)
  expect((await opening.call(getPublicAgent, look)).status).toBe(404)
})

test('a role counts from the next request on, and who leaves or is removed is out', async () => {
  const owner = await makeOwnerOf('pro')
  const member = await makeMember(app.origin, owner, 'viewer')
  const headers = inWorkspaceOf(owner)
  const params = { userId: member.user.id }
  const create = () => member.call(createAgent, { headers, body: { name: 'Ours' } })
  expect((await create()).status).toBe(403)
  await owner.call(changeMemberRole, { params, body: { role: 'editor' } })
  expect((await create()).status).toBe(201)
  await owner.call(removeMember, { params })
  expect((await create()).status).toBe(404)
  expect((await member.call(getUser)).body.workspaces).toEqual([])

  const leaving = await makeMember(app.origin, owner, 'viewer')
  expect((await leaving.call(leaveWorkspace, { params: { id: owner.user.id } })).status).toBe(200)
  expect((await leaving.call(leaveWorkspace, { params: { id: owner.user.id } })).status).toBe(404)
  expect((await leaving.call(listAgents, { headers })).status).toBe(404)
  const signedIn = { username: leaving.user.username, password: 'correct horse' }
  expect((await callRoute(app.origin, login, { body: signedIn })).body.workspaces).toEqual([])
})

test('the stream of a member ends when the member is removed', async () => {
  const owner = await makeOwnerOf('pro')
  const member = await makeMember(app.origin, owner, 'viewer')
  const url = `${app.origin}${followDashboard.path}?workspace=${owner.user.id}`
  const response = await fetch(url, { headers: { cookie: member.cookie } })
  expect(response.status).toBe(200)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const readUntil = async (isThere: () => boolean) => {
    while (!isThere()) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return false
      text += value
    }
    return true
  }
  await makeAgent(owner)
  expect(await readUntil(() => text.includes('"agents"'))).toBe(true)
  await owner.call(removeMember, { params: { userId: member.user.id } })
  expect(await readUntil(() => false)).toBe(false)
  expect((await fetch(url, { headers: { cookie: member.cookie } })).status).toBe(404)
})

test('an upload of a member who is removed while it is sent leaves nothing', async () => {
  const owner = await makeOwnerOf('pro')
  const editor = await makeMember(app.origin, owner, 'editor')
  const { id } = await makeAgent(owner)
  const part = 'content-disposition: form-data; name="file"; filename="late.md"\r\n\r\nA late line.'
  const { promise: removed, resolve } = Promise.withResolvers<void>()
  async function* body() {
    yield Buffer.from(`--x\r\n${part}`)
    await removed
    yield Buffer.from('\r\n--x--\r\n')
  }
  const sending = fetch(`${app.origin}${uploadKnowledgeFile.path.replace(':id', String(id))}`, {
    method: 'POST',
    headers: { cookie: editor.cookie, 'content-type': 'multipart/form-data; boundary=x' },
    body: ReadableStream.from(body()),
    duplex: 'half',
  } as RequestInit)
  // Once the upload is under way its editor has a place among the uploads: any later request comes after its admission.
  await editor.call(listKnowledge, { params: { id } })
  await owner.call(removeMember, { params: { userId: editor.user.id } })
  resolve()
  expect((await sending).status).toBe(404)
  expect((await owner.call(listKnowledge, { params: { id } })).body).toEqual([])
})
