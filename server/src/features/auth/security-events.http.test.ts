import { deleteAgent, rotateApiKey } from '@parleykit/contract/agents/agents'
import {
  changePassword,
  deleteAccount,
  exportAccount,
  getUser,
  login,
  logout,
  signOutEverywhere,
  updateAccount,
} from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'

const password = 'correct horse' // makeOwner's
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

const logged: Record<string, unknown>[] = []
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, (line) => logged.push(line))
})
afterAll(() => app.close())

const signIn = (owner: TestOwner, secret: string, headers = {}) =>
  callRoute(app.origin, login, { body: { username: owner.user.username, password: secret }, headers })

const namesOf = async (owner: TestOwner) =>
  (await owner.call(listSecurityEvents)).body.map(({ name, times }) => [name, times])

test('what touches an account is in its list and in the log, with where it came from and no secret', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const params = { id: agent.id }
  await signIn(owner, 'a wrong guess', { 'user-agent': firefox })
  const rotated = await owner.call(rotateApiKey, { params })
  const [entry] = (await owner.call(listKnowledge, { params })).body
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: entry?.id ?? 0 } })
  await owner.call(deleteAgent, { params })
  await owner.call(exportAccount)
  await owner.call(updateAccount, {
    body: { username: `${owner.user.username}-new`, email: owner.user.email },
  })
  const newPassword = 'battery staple'
  await owner.call(changePassword, { body: { currentPassword: 'another guess', newPassword } })
  await owner.call(changePassword, { body: { currentPassword: password, newPassword } })

  await expect.poll(async () => (await owner.call(listSecurityEvents)).body.length).toBe(9)
  const listed = await owner.call(listSecurityEvents)
  expect(listed.headers.get('x-total-count')).toBe(String(listed.body.length))
  expect(listed.body.map(({ name }) => name)).toEqual([
    'password_changed',
    'password_check_failed',
    'username_changed',
    'account_exported',
    'agent_deleted',
    'knowledge_deleted',
    'api_key_rotated',
    'sign_in_failed',
    'account_registered',
  ])
  expect(listed.body).toContainEqual(
    expect.objectContaining({
      name: 'sign_in_failed',
      address: '127.0.0.1',
      device: 'Firefox on Windows',
      times: 1,
    }),
  )
  expect(listed.body).toContainEqual(
    expect.objectContaining({ name: 'agent_deleted', subject: agent.name, address: '127.0.0.1' }),
  )
  const lines = logged.filter((line) => line.userId === owner.user.id)
  expect(lines.map(({ securityEvent }) => securityEvent)).toEqual(
    listed.body.map(({ name }) => name).reverse(),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ securityEvent: 'sign_in_failed', address: '127.0.0.1', userAgent: firefox }),
  )
  const everything = JSON.stringify([lines, listed.body])
  for (const secret of [password, newPassword, 'guess', rotated.body.apiKey, agent.apiKey, owner.cookie])
    expect(everything).not.toContain(secret)
})

test('wrong passwords of an hour are one row that counts them', async () => {
  const owner = await makeOwner(app.origin)
  for (let guess = 0; guess < 3; guess++) await signIn(owner, 'a wrong guess')
  const failed = async () => (await namesOf(owner)).filter(([name]) => name === 'sign_in_failed')
  await expect.poll(async () => (await failed()).reduce((sum, [, times]) => sum + Number(times), 0)).toBe(3)
  // The clock may pass a full hour meanwhile.
  expect((await failed()).length).toBeLessThanOrEqual(2)
})

test('a name that nobody has and an account that is gone are in the log alone', async () => {
  const owner = await makeOwner(app.origin)
  await callRoute(app.origin, login, { body: { username: 'nobody-here', password: 'guess' } })
  expect(logged).toContainEqual(
    expect.objectContaining({ securityEvent: 'sign_in_failed', userId: null, address: '127.0.0.1' }),
  )
  expect(JSON.stringify(logged)).not.toContain('nobody-here')
  await owner.call(deleteAccount, { body: { username: owner.user.username, password } })
  expect(logged).toContainEqual(
    expect.objectContaining({ securityEvent: 'account_deleted', userId: owner.user.id }),
  )
  expect(logged.filter(({ level }) => level === 50)).toEqual([])
})

test('signing out is told, once, and everybody reads their own list', async () => {
  const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  await owner.call(logout)
  await owner.call(logout)
  expect((await owner.call(getUser)).status).toBe(401)
  expect(await namesOf(other)).toEqual([['account_registered', 1]])
  const again = await signIn(owner, password)
  const cookie = (again.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  const mine = await callRoute(app.origin, listSecurityEvents, { headers: { cookie } })
  expect(mine.body.map(({ name }) => name)).toEqual(['sign_in', 'signed_out', 'account_registered'])
  expect((await callRoute(app.origin, signOutEverywhere, { headers: { cookie } })).status).toBe(200)
  expect((await callRoute(app.origin, listSecurityEvents, { headers: { cookie } })).status).toBe(401)
})

test('an event that finds no connection to the database is listed as soon as there is one', async () => {
  const owner = await makeOwner(app.origin)
  const { database } = app.platform()
  const release = Promise.withResolvers<void>()
  const hold = () => database.transaction(() => release.promise)
  const holding = Array.from({ length: 100 }, hold)
  await Promise.any(holding.map((each) => each.catch(() => 'has waited in vain')))
  const event = { name: 'signed_out', userId: owner.user.id, caller: null } as const
  await recordSecurityEvent(app.platform(), event)
  release.resolve()
  await Promise.allSettled(holding)
  await expect
    .poll(() => namesOf(owner))
    .toEqual([
      ['signed_out', 1],
      ['account_registered', 1],
    ])
})
