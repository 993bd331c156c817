import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteAgent, rotateApiKey, rotateSecretKey, updateAgent } from '@parleykit/contract/agents/agents'
import {
  acceptHandover,
  listHandoverOffers,
  offerHandover,
} from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { changePassword, getUser, login, updateAccount } from '@parleykit/contract/auth/account'
import { beginTwoStep, confirmTwoStep } from '@parleykit/contract/auth/two-step'
import { renewWebhookSecret } from '@parleykit/contract/webhooks/webhooks'
import {
  inviteMember,
  listMemberInvitations,
  removeMember,
  withdrawMemberInvitation,
} from '@parleykit/contract/workspaces/workspaces'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf } from '../test/authenticator-app.ts'
import { type CallInput, callRoute } from '../test/call-route.ts'
import { createTestApp, type TestApp } from '../test/create-test-app.ts'
import { createTestDatabase } from '../test/create-test-database.ts'
import { makeAgent } from '../test/make-agent.ts'
import { makeMember } from '../test/make-member.ts'
import { makeOwner, type TestOwner } from '../test/make-owner.ts'
import { plantWebhook } from '../test/plant-webhook.ts'
import { runCommandHere } from '../test/run-command-here.ts'
import { setTier } from '../test/set-tier.ts'
import { takeBackup } from './platform/backup/index.ts'
import { restore as restoreCommand } from './restore.ts'

const password = 'correct horse' // makeOwner's
const newPassword = 'battery staple'

let app: TestApp
let home: string
beforeAll(async () => {
  app = await createTestApp()
  home = await mkdtemp(join(tmpdir(), 'parleykit-restore-command-'))
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

let backups = 0
async function backUp(): Promise<string> {
  const file = join(home, `earlier-${++backups}.backup`)
  await takeBackup({ connectionString: app.databaseUrl }, file)
  return file
}

async function runRestore(file: string, environment: Record<string, string>, flags: readonly string[]) {
  const { code, stdout, stderr } = await runCommandHere(restoreCommand, [file, ...flags], environment)
  return { code, printed: stdout + stderr }
}

/** Restores by the command, and waits until the server goes on with it. */
async function restore(file: string, flags: readonly string[]): Promise<string> {
  const environment = { DATABASE_URL: app.databaseUrl, DATA_DIR: home, LOG_LEVEL: 'silent' }
  const { code, printed } = await runRestore(file, environment, flags)
  expect(code, printed).toBe(0)
  await vi.waitFor(async () => expect((await fetch(`${app.origin}/readyz`)).status).toBe(200), 60_000)
  return printed
}

const signIn = (owner: TestOwner, secret: string, code?: string) =>
  callRoute(app.origin, login, { body: { username: owner.user.username, password: secret, code } })

/** What a restore lists: each heading with its entries. */
const listedIn = (printed: string) =>
  printed
    .split('\n- ')
    .slice(1)
    .map((entry) => entry.trim().split('\n    '))
    .map(([says, ...names]) => [says, names])

async function switchTwoStepOn(owner: TestOwner): Promise<string[]> {
  const { secret } = (await owner.call(beginTwoStep, { body: { password } })).body
  return (await owner.call(confirmTwoStep, { body: { code: codeOf(secret) } })).body.recoveryCodes
}

test('signs everybody out and lists what was changed since the backup, without secrets', async () => {
  const [owner, careful, late] = [
    await makeOwner(app.origin),
    await makeOwner(app.origin),
    await makeOwner(app.origin),
  ]
  const { username } = owner.user
  await setTier(app.databaseUrl, owner, 'admin')
  const member = await makeMember(app.origin, owner, 'editor')
  await owner.call(inviteMember, { body: { role: 'viewer', email: 'guest@example.com' } })
  const agent = await makeAgent(owner, ['The mill opens at nine.'])
  const { webhookId } = await plantWebhook(app.databaseUrl, agent.id, 'https://hooks.example/in')
  await owner.call(rotateSecretKey, { params: { id: agent.id } })
  const [spent = ''] = await switchTwoStepOn(careful)
  const stolen = { cookie: owner.cookie }
  const file = await backUp()

  expect((await signIn(careful, password, spent)).status).toBe(200)
  await switchTwoStepOn(late)
  await owner.call(changePassword, { body: { currentPassword: password, newPassword } })
  await owner.call(rotateApiKey, { params: { id: agent.id } })
  const key = await owner.call(rotateSecretKey, { params: { id: agent.id } })
  expect(key.status).toBe(201)
  const webhook = { params: { id: agent.id, webhookId } }
  expect((await owner.call(renewWebhookSecret, webhook)).status).toBe(201)
  await owner.call(removeMember, { params: { userId: member.user.id } })
  const [invitation] = (await owner.call(listMemberInvitations)).body
  await owner.call(withdrawMemberInvitation, { params: { id: invitation?.id ?? 0 } })
  expect((await callRoute(app.origin, getUser, { headers: stolen })).status).toBe(401)

  const printed = await restore(file, ['--replace'])
  expect((await callRoute(app.origin, getUser, { headers: stolen })).status).toBe(401)
  expect((await member.call(getUser)).status).toBe(401)
  // The invitation that was withdrawn is gone, too.
  expect((await signIn(owner, password)).status).toBe(200)
  const agentName = `“${agent.name}” of ${username}`
  expect(listedIn(printed)).toEqual([
    [expect.stringMatching('^Changed passwords'), [username]],
    [expect.stringMatching('^Two-step sign-in is off again'), [late.user.username]],
    [expect.stringMatching('^Used or replaced recovery codes'), [`${careful.user.username} (1)`]],
    [expect.stringMatching('^Members who'), [`${member.user.username} in the workspace of ${username}`]],
    [expect.stringMatching('^Replaced API keys'), [agentName]],
    [expect.stringMatching('^Replaced or removed secret keys'), [agentName]],
    [expect.stringMatching('^Replaced webhook secrets'), [`https://hooks.example/in, ${agentName}`]],
  ])
})

test('lists the address of an account and the agents that are open again', async () => {
  const owner = await makeOwner(app.origin)
  const giver = await makeOwner(app.origin)
  const [name, email] = [owner.user.username, owner.user.email]
  for (const each of [owner, giver]) await setTier(app.databaseUrl, each, 'admin')
  const taker = await makeMember(app.origin, giver, 'editor')
  const given = await makeAgent(giver)
  const [keyed, gone, limited] = [await makeAgent(owner), await makeAgent(owner), await makeAgent(owner)]
  const file = await backUp()

  const address = { username: name, email: 'new@example.com', currentPassword: password }
  expect((await owner.call(updateAccount, { body: address })).status).toBe(200)
  const change = (id: number, body: NonNullable<CallInput<typeof updateAgent>['body']>) =>
    owner.call(updateAgent, { params: { id }, body })
  expect((await change(keyed.id, { visibility: 'key_required' })).status).toBe(200)
  const narrower = await change(limited.id, { allowedDomains: ['shop.example'], status: 'maintenance' })
  expect(narrower.status).toBe(200)
  expect((await owner.call(deleteAgent, { params: { id: gone.id } })).status).toBe(200)
  await giver.call(offerHandover, { body: { userId: taker.user.id, password } })
  const [offer] = (await taker.call(listHandoverOffers)).body
  expect((await taker.call(acceptHandover, { params: { id: offer?.id ?? 0 } })).status).toBe(200)

  const printed = await restore(file, ['--replace'])
  expect(listedIn(printed)).toEqual([
    [expect.stringMatching('^Changed email addresses'), [`${name}: ${email} instead of new@example.com`]],
    [expect.stringMatching('^Deleted agents'), [`“${gone.name}” of ${name}`]],
    [
      expect.stringMatching('^Transferred agents'),
      [`“${given.name}” belongs to ${giver.user.username} instead of ${taker.user.username}`],
    ],
    [
      expect.stringMatching('^Agents that were in maintenance'),
      [`“${limited.name}” of ${name} is active instead of maintenance`],
    ],
    [expect.stringMatching('^Agents that required a key'), [`“${keyed.name}” of ${name}`]],
    [expect.stringMatching('^Agents can be used on websites'), [`“${limited.name}” of ${name}: any website`]],
  ])
})

test('says so where nothing was taken away since the backup', async () => {
  await makeOwner(app.origin)
  const printed = await restore(await backUp(), ['--replace'])
  expect(printed).toContain('No access to accounts, workspaces or agents was removed or restricted')
})

test('--keep-sessions leaves sessions and invitations, and says which of them open again', async () => {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'admin')
  await owner.call(inviteMember, { body: { role: 'viewer', email: 'guest@example.com' } })
  const file = await backUp()
  const [invitation] = (await owner.call(listMemberInvitations)).body
  await owner.call(withdrawMemberInvitation, { params: { id: invitation?.id ?? 0 } })

  const printed = await restore(file, ['--replace', '--keep-sessions'])
  expect(printed).toContain(`guest@example.com, to the workspace of ${owner.user.username}`)
  expect((await owner.call(getUser)).status).toBe(200)
  expect((await owner.call(listMemberInvitations)).body).toHaveLength(1)
})

test('into an empty database it signs out, and says that nothing can be compared', async () => {
  const owner = await makeOwner(app.origin)
  const file = await backUp()
  const target = await createTestDatabase()
  try {
    const environment = { DATABASE_URL: target.url, DATA_DIR: home, LOG_LEVEL: 'silent' }
    const { code, printed } = await runRestore(file, environment, [])
    expect(code, printed).toBe(0)
    expect(printed).toContain('Everyone has been signed out.')
    expect(printed).toContain('There was no earlier data to compare the backup with.')
    const restored = await createTestApp({ DATABASE_URL: target.url })
    try {
      const { status } = await callRoute(restored.origin, getUser, { headers: { cookie: owner.cookie } })
      expect(status).toBe(401)
    } finally {
      await restored.close()
    }
  } finally {
    await target.drop()
  }
})

test('a flag that it does not know is refused before anything is read', async () => {
  const { code, printed } = await runRestore(await backUp(), { DATA_DIR: home }, ['--replaced'])
  expect(code).toBe(1)
  expect(printed).toContain(
    'Unknown option --replaced. Usage: npm run restore -- file [--replace] [--keep-sessions]',
  )
})
