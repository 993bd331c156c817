import { getUser, login, register } from '@parleykit/contract/auth/account'
import { openSignInLink, requestSignInLink } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { openMailbox, tokenOf } from '../../../test/open-mailbox.ts'

const password = 'correct horse'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

/** A browser at an address: it keeps the cookies that it gets. */
function browserAt(address: string, origin = app.origin) {
  const jar = new Map<string, string>()
  const headers = () => ({
    'x-forwarded-for': address,
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })
  const keep = <A extends { headers: Headers }>(answer: A) => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    forgetSession: () => jar.delete('parleykit_session'),
    signIn: async (username: string, secret: string) =>
      keep(await callRoute(origin, login, { body: { username, password: secret }, headers: headers() })),
    register: async (username: string) =>
      keep(
        await callRoute(origin, register, {
          body: { username, email: `${username}@example.com`, password },
          headers: headers(),
        }),
      ),
    openLink: async (token: string) =>
      keep(await callRoute(origin, openSignInLink, { body: { token }, headers: headers() })),
    isSignedIn: async () => (await callRoute(origin, getUser, { headers: headers() })).status === 200,
    events: async () => (await callRoute(origin, listSecurityEvents, { headers: headers() })).body,
  }
}

test('where no mail is sent, strangers who guess slow each other down, and the owner gets in on a new device', async () => {
  const owner = browserAt('198.51.100.1')
  await owner.register('besieged')
  owner.forgetSession()

  const statuses: number[] = []
  for (let guess = 0; guess < 10; guess++) {
    statuses.push((await browserAt(`203.0.113.${guess}`).signIn('besieged', 'a wrong guess')).status)
    const byEmail = browserAt(`203.0.113.${100 + guess}`).signIn('besieged@example.com', 'a wrong guess')
    statuses.push((await byEmail).status)
  }
  expect(statuses).toEqual(Array(20).fill(401))

  // Both names together had twenty guesses. From now on each network has three at once, whatever it types.
  const attacker = browserAt('203.0.113.50')
  for (let guess = 0; guess < 3; guess++)
    expect((await attacker.signIn('besieged', 'a wrong guess')).status).toBe(401)
  // Refused like a wrong password, since another answer would tell whose address it is.
  expect((await attacker.signIn('besieged@example.com', password)).status).toBe(401)
  // A new device in a new network has tries of its own, so nobody keeps its owner out.
  expect((await browserAt('203.0.113.99').signIn('besieged', password)).status).toBe(200)
  // So do the owner's own browser and a new one in a network where the owner has signed in.
  expect((await owner.signIn('besieged', password)).status).toBe(200)
  expect(await owner.isSignedIn()).toBe(true)
  expect((await browserAt('198.51.100.1').signIn('besieged', password)).status).toBe(200)
  await expect.poll(async () => (await owner.events()).map(({ name }) => name)).toContain('sign_in_throttled')
})

test('a name that nobody has is slowed down in the same way, and a wait is five minutes at most', async () => {
  const answers = []
  for (let guess = 0; guess < 20; guess++)
    answers.push(await browserAt(`192.0.2.${guess}`).signIn('nobody at all', 'a wrong guess'))
  const stranger = browserAt('192.0.2.100')
  for (let guess = 0; guess < 4; guess++)
    answers.push(await stranger.signIn('nobody at all', 'a wrong guess'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(23).fill(401), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(300)
})

test('where mail is sent, twenty guesses an hour are all, and a mailed link lets a new browser sign in', async () => {
  const mailbox = await openMailbox()
  const environment = { ...mailbox.environment, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
  const mailing = await createTestApp(environment)
  try {
    const { origin } = mailing
    await browserAt('198.51.100.9', origin).register('wanderer')
    const guess = async (name: string, secret: string, at: number) =>
      (await browserAt(`203.0.113.${at}`, origin).signIn(name, secret)).status
    for (let at = 0; at < 20; at++) expect(await guess('wanderer', 'a wrong guess', at)).toBe(401)
    for (let at = 0; at < 20; at++) expect(await guess('nobody', 'a wrong guess', at)).toBe(401)
    expect([await guess('wanderer', password, 60), await guess('nobody', password, 61)]).toEqual([429, 429])
    // Under its other name the account takes no guess either, and answers like an address that nobody has.
    expect(await guess('wanderer@example.com', password, 62)).toBe(401)
    expect(await guess('nobody@example.com', password, 63)).toBe(401)

    const newDevice = browserAt('203.0.113.200', origin)
    const ask = (username: string) => callRoute(origin, requestSignInLink, { body: { username } })
    const [asked, unknown] = [await ask('wanderer'), await ask('nobody')]
    expect(asked).toMatchObject({ status: 200, body: { message: accountTexts.resetRequested } })
    expect(unknown.body).toEqual(asked.body)
    await expect.poll(() => mailbox.mailsTo('wanderer@example.com').length).toBe(1)
    const [mail] = mailbox.mailsTo('wanderer@example.com')
    expect(mail?.link).toContain('http://parleykit.example/sign-in-link#')
    const token = mail ? tokenOf(mail) : ''
    expect(await newDevice.openLink(token)).toMatchObject({ status: 200, body: { username: 'wanderer' } })
    expect(await newDevice.isSignedIn()).toBe(false)
    expect((await newDevice.signIn('wanderer', 'a wrong guess')).status).toBe(401)
    expect((await newDevice.signIn('wanderer@example.com', password)).status).toBe(200)
    const again = await browserAt('203.0.113.201', origin).openLink(token)
    expect(again).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
    expect((await newDevice.events()).map(({ name }) => name)).toContain('sign_in_link_opened')
  } finally {
    await mailing.close()
    await mailbox.close()
  }
})

test('one network gets ten guesses for an account, and an IPv6 caller has one network', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await browserAt(`2001:db8:7:7::${guess}`).signIn('somebody', 'a wrong guess')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('one network gets sixty attempts on all accounts together', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 61; guess++)
    statuses.push((await browserAt('192.0.2.200').signIn(`somebody ${guess}`, 'a wrong guess')).status)
  expect(statuses).toEqual([...Array(60).fill(401), 429])
})

test('a known browser waits for a minute at most after its own wrong guesses', async () => {
  const owner = browserAt('198.51.100.2')
  await owner.register('forgetful')
  const answers = []
  for (let guess = 0; guess < 7; guess++) answers.push(await owner.signIn('forgetful', 'a wrong guess'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(401), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('a browser is known to its own account alone, and only by the token it was given', async () => {
  const owner = browserAt('198.51.100.3')
  await owner.register('target')
  const attacker = browserAt('198.51.100.4')
  await attacker.register('attacker')
  const [mine, theirs] = [[...attacker.jar], [...owner.jar]].map((jar) =>
    jar.find(([name]) => name.startsWith('parleykit_device_')),
  )
  // The attacker's own token under the target's name.
  if (mine && theirs) attacker.jar.set(theirs[0], mine[1])
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await attacker.signIn('target', 'a wrong guess')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('registering tells a network five times an hour that an address is taken, and is counted by the address', async () => {
  expect((await browserAt('198.51.100.20').register('taken')).status).toBe(201)
  const curious = browserAt('198.51.100.21')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) statuses.push((await curious.register('taken')).status)
  expect(statuses).toEqual([...Array(5).fill(409), 429])
  // Not even an account of its own is left for it, so that nothing is told by the difference.
  expect((await curious.register('quite-free')).status).toBe(429)

  const others: number[] = []
  for (let attempt = 0; attempt < 5; attempt++)
    others.push((await browserAt(`203.0.113.${attempt}`).register('taken')).status)
  expect(others).toEqual([...Array(4).fill(409), 429])
})
