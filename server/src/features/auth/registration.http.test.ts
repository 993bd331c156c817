import { randomBytes } from 'node:crypto'
import { getRegistration, register } from '@parleykit/contract/auth/account'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { runCommandHere } from '../../../test/run-command-here.ts'
import { admin as adminCommand } from '../../admin.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { openDatabase } from '../../platform/database/index.ts'
import { invitations, users } from './base/tables.ts'
import { hashToken } from './base/token.ts'

function signUp(app: TestApp, change: { email?: string; invite?: string } = {}) {
  const username = `new-${randomBytes(4).toString('hex')}`
  const body = { username, email: `${username}@example.com`, password: 'correct horse', ...change }
  return callRoute(app.origin, register, { body })
}

/** What the command prints, run as an operator would beside the server. */
const tryAdmin = (app: TestApp, ...args: string[]) =>
  runCommandHere(adminCommand, args, {
    DATABASE_URL: app.databaseUrl,
    REGISTRATION: 'invite',
    PUBLIC_URL: 'https://a.example',
  })

async function admin(app: TestApp, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await tryAdmin(app, ...args)
  expect(code, stderr).toBe(0)
  return stdout
}
const tokenOf = (printed: string) =>
  /^https:\/\/a\.example\/auth\?invite=([\w-]{43})$/m.exec(printed)?.[1] ?? ''

describe.each(['closed', 'invite'] as const)('a fresh server that is %s', (mode) => {
  test('takes one first account, and of several at once one alone', async () => {
    const app = await createTestApp({ REGISTRATION: mode })
    try {
      expect((await callRoute(app.origin, getRegistration)).body).toEqual({ registration: 'open' })
      const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(app)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403])
      expect((await callRoute(app.origin, getRegistration)).body).toEqual({ registration: mode })
      const text = mode === 'closed' ? accountTexts.registrationClosed : accountTexts.invitationRequired
      expect(await signUp(app)).toMatchObject({ status: 403, body: text })
    } finally {
      await app.close()
    }
  })
})

test('an open server takes everybody', async () => {
  const app = await createTestApp()
  try {
    for (let more = 0; more < 2; more++) expect((await signUp(app)).status).toBe(201)
    expect((await callRoute(app.origin, getRegistration)).body).toEqual({ registration: 'open' })
  } finally {
    await app.close()
  }
})

describe('an invitation', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ REGISTRATION: 'invite' })
    await makeOwner(app.origin)
  })
  afterAll(() => app.close())

  test('registers one account, however many come with it at once', async () => {
    const invite = tokenOf(await admin(app, 'invite'))
    const answers = await Promise.all([1, 2, 3].map(() => signUp(app, { invite })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
    expect(await signUp(app, { invite })).toMatchObject({ status: 403, body: accountTexts.invitationInvalid })
  })

  test('for an address is for that address alone, and a refusal does not use it up', async () => {
    const invite = tokenOf(await admin(app, 'invite', '--email', 'Ada@Example.com'))
    expect(await signUp(app, { invite })).toMatchObject({
      status: 403,
      body: accountTexts.invitationOfAnother,
    })
    expect((await signUp(app, { invite, email: 'ada@example.com' })).status).toBe(201)
  })

  test('is stored as a hash, and is over after its time', async () => {
    const invite = tokenOf(await admin(app, 'invite'))
    const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
    try {
      const ofToken = eq(invitations.tokenHash, hashToken(invite))
      const [stored] = await open.database.select().from(invitations).where(ofToken)
      const days = ((stored?.expiresAt.getTime() ?? 0) - (stored?.createdAt.getTime() ?? 0)) / 86_400_000
      expect(days).toBe(7)
      expect(JSON.stringify(stored)).not.toContain(invite)
      await open.database.update(invitations).set({ expiresAt: new Date() }).where(ofToken)
    } finally {
      await open.close()
    }
    expect(await signUp(app, { invite })).toMatchObject({ status: 403, body: accountTexts.invitationInvalid })
    expect((await signUp(app, { invite: 'guessed' })).status).toBe(403)
    expect((await signUp(app, { invite: 'x'.repeat(101) })).status).toBe(400)
  })

  test('is made by a command that explains itself, and lists the accounts', async () => {
    expect(await admin(app, '--help')).toContain('invite [--email ADDRESS]')
    const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
    const known = await open.database.select({ email: users.email }).from(users)
    await open.close()
    const listed = (await admin(app, 'list')).trim().split('\n')
    expect(listed.map((line) => line.split('\t').at(-1))).toEqual(known.map(({ email }) => email))
    expect(await tryAdmin(app, 'invite', '--email', 'nobody')).toMatchObject({ code: 1 })
    expect(await tryAdmin(app, 'grant-all')).toMatchObject({ code: 1 })
  })
})
