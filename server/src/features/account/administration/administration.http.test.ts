import { getUser, login, register } from '@parleykit/contract/auth/account'
import { resetPassword } from '@parleykit/contract/auth/recovery'
import { followDashboard } from '@parleykit/contract/reports/dashboard/dashboard'
import {
  accountPageSize,
  createAccountResetLink,
  grantAccountPlan,
  inviteAccount,
  listManagedAccounts,
  setAccountState,
  turnOffAccountTwoStep,
} from '@parleykit/contract/setup/managed-accounts'
import { getNotice, publishNotice, withdrawNotice } from '@parleykit/contract/setup/notice'
import { listInstallationAudit } from '@parleykit/contract/workspaces/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { queryDatabase } from '../../../../test/keep-asking.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../../test/open-mailbox.ts'
import { setTier } from '../../../../test/set-tier.ts'

let mailbox: Mailbox
let app: TestApp
let operator: TestOwner
const password = 'correct horse'

beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment)
  operator = await makeOwner(app.origin)
  await setTier(app.databaseUrl, operator, 'admin')
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const find = async (q: string) => (await operator.call(listManagedAccounts, { query: { q } })).body.accounts
const newest = async () => (await operator.call(listInstallationAudit)).body.entries[0]

test('the operator sees accounts with plan, use and size, and finds them by name, address and state', async () => {
  const owner = await makeOwner(app.origin)
  await operator.call(grantAccountPlan, { params: { id: owner.user.id }, body: { plan: 'pro', password } })
  await makeMember(app.origin, owner, 'viewer')
  await makeAgent(owner)
  const { username, email, id } = owner.user
  const expected = { id, username, email, plan: 'pro', grantedPlan: 'pro', agents: 1, members: 1 }
  for (const q of [username.toUpperCase(), email.slice(2), `${username.slice(3)}`]) {
    const [found, ...others] = await find(q)
    expect(found).toMatchObject({ ...expected, isDisabled: false, hasTwoStep: false, isSelf: false })
    expect(others).toEqual([])
    expect(Date.parse(found?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 3_600_000)
  }
  expect(await find('100%_no such account')).toEqual([])
  expect(await find(operator.user.username)).toMatchObject([{ isSelf: true }])
})

test('the last use moves with the sessions and stays when they end', async () => {
  const owner = await makeOwner(app.origin)
  const { id, username } = owner.user
  const params = { id }
  const lastUse = async () => Date.parse((await find(username))[0]?.lastSeenAt ?? '')
  const hourAgo = `last_seen_at = now() - interval '1 hour'`
  await queryDatabase(app.databaseUrl, `update users set ${hourAgo} where id = ${id}`)
  await queryDatabase(app.databaseUrl, `update sessions set ${hourAgo} where user_id = ${id}`)
  const before = await lastUse()
  await owner.call(getUser)
  const used = await lastUse()
  expect(used).toBeGreaterThan(before)
  for (const isDisabled of [true, false]) {
    await operator.call(setAccountState, { params, body: { password, isDisabled } })
    expect(await lastUse()).toBe(used)
  }
})

test('everyone else gets not_found and changes nothing', async () => {
  const [stranger, victim] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const params = { id: victim.user.id }
  const body = { password }
  const refused = await Promise.all([
    stranger.call(listManagedAccounts),
    stranger.call(grantAccountPlan, { params, body: { ...body, plan: 'admin' } }),
    stranger.call(setAccountState, { params, body: { ...body, isDisabled: true } }),
    stranger.call(createAccountResetLink, { params, body }),
    stranger.call(turnOffAccountTwoStep, { params, body }),
    stranger.call(inviteAccount, { body: {} }),
    stranger.call(publishNotice, { body: { text: 'Hello' } }),
    stranger.call(withdrawNotice),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
  expect(await find(victim.user.username)).toMatchObject([{ plan: 'free', isDisabled: false }])
})

test('an operator proves to be present, and neither disables itself nor gives up its plan', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: owner.user.id }
  const before = await newest()
  const wrong = { password: 'a guess' }
  for (const refused of [
    await operator.call(grantAccountPlan, { params, body: { ...wrong, plan: 'pro' } }),
    await operator.call(setAccountState, { params, body: { ...wrong, isDisabled: true } }),
    await operator.call(createAccountResetLink, { params, body: wrong }),
    await operator.call(turnOffAccountTwoStep, { params, body: wrong }),
  ])
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  const self = { id: operator.user.id }
  const own = [
    await operator.call(setAccountState, { params: self, body: { password, isDisabled: true } }),
    await operator.call(grantAccountPlan, { params: self, body: { password, plan: 'free' } }),
  ]
  for (const refused of own)
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await newest()).toEqual(before)
  expect(await find(owner.user.username)).toMatchObject([{ plan: 'free', isDisabled: false }])
})

test('a disabled account is signed out and can’t sign in until it is enabled', async () => {
  const owner = await makeOwner(app.origin)
  const { id, username } = owner.user
  const set = (isDisabled: boolean) =>
    operator.call(setAccountState, { params: { id }, body: { password, isDisabled } })
  expect((await set(true)).body).toMatchObject({ account: { isDisabled: true }, keepsBeingCharged: false })
  expect((await owner.call(getUser)).status).toBe(401)
  const signIn = () => callRoute(app.origin, login, { body: { username, password } })
  expect((await signIn()).status).toBe(403)
  expect(
    (await operator.call(listManagedAccounts, { query: { state: 'disabled' } })).body.accounts,
  ).toMatchObject([{ id }])
  const actor = { id: operator.user.id, name: operator.user.username }
  const subject = { kind: 'account', id, name: username }
  expect(await newest()).toMatchObject({ action: 'account_disabled', actor, subject, address: '127.0.0.1' })
  expect((await set(false)).body).toMatchObject({ account: { isDisabled: false } })
  expect((await signIn()).status).toBe(200)
  expect(await newest()).toMatchObject({ action: 'account_enabled', actor, subject })
})

test('a reset link is shown once, mailed if asked for, and works', async () => {
  const owner = await makeOwner(app.origin)
  const { id, username, email } = owner.user
  const make = (sendsMail: boolean) =>
    operator.call(createAccountResetLink, { params: { id }, body: { password, sendsMail } })
  const { url, isMailed } = (await make(true)).body
  expect(isMailed).toBe(true)
  await expect.poll(() => mailbox.mails.some(({ to, text }) => to === email && text.includes(url))).toBe(true)
  expect((await make(false)).body.isMailed).toBe(false)
  const token = new URL(url).hash.slice(1)
  const body = { token, newPassword: 'battery staple' }
  expect((await callRoute(app.origin, resetPassword, { body })).status).toBe(200)
  const signIn = { body: { username, password: 'battery staple' } }
  expect((await callRoute(app.origin, login, signIn)).status).toBe(200)
  const entry = await newest()
  expect(entry).toMatchObject({ action: 'account_reset_link_created', subject: { name: username } })
  expect(JSON.stringify(entry)).not.toContain(token)
})

test('an invitation registers one account, also where registration is by invitation', async () => {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`
  const made = await operator.call(inviteAccount, { body: { email, sendsMail: true } })
  expect(made).toMatchObject({ status: 201, body: { isMailed: true } })
  await expect.poll(() => mailbox.mails.some(({ to }) => to === email)).toBe(true)
  expect(await newest()).toMatchObject({ action: 'account_invited', subject: null, details: { email } })
  const invite = new URL(made.body.url).searchParams.get('invite') ?? ''
  expect(JSON.stringify(await newest())).not.toContain(invite)
  const body = { username: email.split('@', 1)[0] ?? '', email, password, invite }
  expect((await callRoute(app.origin, register, { body })).status).toBe(201)
  const { username } = body
  const created = { action: 'account_created', actor: { name: username }, subject: { name: username } }
  expect(await newest()).toMatchObject(created)
  const again = await operator.call(inviteAccount, { body: { email: email.toUpperCase(), sendsMail: true } })
  expect(again).toMatchObject({ status: 409, body: { code: 'already_taken' } })
})

test('two-step sign-in is turned off for someone who lost it', async () => {
  const owner = await makeOwner(app.origin)
  const { id, username } = owner.user
  await queryDatabase(
    app.databaseUrl,
    `insert into two_steps (user_id, sealed_secret, confirmed_at) values (${id}, 'sealed', now())`,
  )
  expect(await find(username)).toMatchObject([{ hasTwoStep: true }])
  const turned = await operator.call(turnOffAccountTwoStep, { params: { id }, body: { password } })
  expect(turned.body).toMatchObject({ hasTwoStep: false })
  expect(await newest()).toMatchObject({ action: 'account_two_step_off', subject: { id } })
})

test('10,000 accounts come in pages, each once, and are searched', async () => {
  await queryDatabase(
    app.databaseUrl,
    `insert into users (username, username_key, email, email_key, created_at)
     select 'many-' || n, 'many-' || n, 'many-' || n || '@example.com', 'many-' || n || '@example.com', now()
     from generate_series(1, 10000) n`,
  )
  const pageAfter = async (after: number | null) =>
    (await operator.call(listManagedAccounts, { query: { ...(after && { after: String(after) }) } })).body
  const seen = new Set<number>()
  let next: number | null = null
  for (let page = 0; page < 5; page++) {
    const { accounts, next: following } = await pageAfter(next)
    expect(accounts).toHaveLength(accountPageSize)
    for (const { id } of accounts) seen.add(id)
    next = following
  }
  expect(seen.size).toBe(5 * accountPageSize)
  expect((await find('many-9999')).map(({ username }) => username)).toEqual(['many-9999'])
  expect(await find('many-')).toHaveLength(accountPageSize)
  expect((await operator.call(listManagedAccounts, { query: { q: 'x'.repeat(101) } })).status).toBe(400)
})

test('a notice reaches every account, can end by itself, and is withdrawn', async () => {
  const owner = await makeOwner(app.origin)
  const shown = async () => (await owner.call(getNotice)).body.notice
  expect(await shown()).toBeNull()
  const publish = (body: object) => operator.call(publishNotice, { body: { text: 'x', ...body } })
  expect((await publish({ text: ' ' })).status).toBe(400)
  expect((await publish({ text: 'x'.repeat(501) })).status).toBe(400)
  expect((await publish({ until: '2020-01-01T00:00:00.000Z' })).status).toBe(400)
  const text = 'We update the server tonight at nine. <b>Agents</b> keep answering.'
  expect((await publish({ text })).status).toBe(200)
  expect(await shown()).toMatchObject({ text, until: null })
  expect(await newest()).toMatchObject({ action: 'notice_published', details: { text } })
  expect((await operator.call(withdrawNotice)).status).toBe(200)
  expect(await shown()).toBeNull()
  expect(await newest()).toMatchObject({ action: 'notice_withdrawn' })
  expect((await operator.call(withdrawNotice)).status).toBe(404)
  expect((await publish({ until: new Date(Date.now() + 86_400_000).toISOString() })).status).toBe(200)
  expect(await shown()).toMatchObject({ text: 'x' })
  const past = `jsonb_set(value, '{until}', '"2020-01-01T00:00:00.000Z"')`
  await queryDatabase(app.databaseUrl, `update server_settings set value = ${past} where name = 'notice'`)
  expect(await shown()).toBeNull()
})

test('open dashboards hear of a notice', async () => {
  const owner = await makeOwner(app.origin)
  const connection = new AbortController()
  const response = await fetch(`${app.origin}${followDashboard.path}`, {
    headers: { cookie: owner.cookie },
    signal: connection.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  await operator.call(publishNotice, { body: { text: 'We update the server tonight.' } })
  let heard = ''
  while (!heard.includes('"notice"')) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) break
    heard += value
  }
  expect(heard).toContain('"notice"')
  connection.abort()
})

test('two operators who remove each other at once leave one', async () => {
  for (const remove of ['plan', 'state'] as const) {
    const pair = [await makeOwner(app.origin), await makeOwner(app.origin)]
    for (const one of pair) await setTier(app.databaseUrl, one, 'admin')
    const [first, second] = pair as [TestOwner, TestOwner]
    const removed = (by: TestOwner, { user: { id } }: TestOwner) =>
      remove === 'plan'
        ? by.call(grantAccountPlan, { params: { id }, body: { plan: 'free', password } })
        : by.call(setAccountState, { params: { id }, body: { isDisabled: true, password } })
    const answers = await Promise.all([removed(first, second), removed(second, first)])
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      expect.toSatisfy((s) => [401, 404].includes(s)),
    ])
  }
})

test('a notice can end at no time that a calendar has not', async () => {
  const until = '9999-12-31T23:59:59-23:59'
  const published = await operator.call(publishNotice, { body: { text: 'We update tonight.', until } })
  expect(published.status).toBe(400)
  expect((await operator.call(getNotice)).status).toBe(200)
})
