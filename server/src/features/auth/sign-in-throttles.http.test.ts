import { getUser, login, register } from '@parleykit/contract/account'
import { listSecurityEvents } from '@parleykit/contract/security-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'

const password = 'correct horse'

let app: TestApp
const logged: Record<string, unknown>[] = []
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }, (line) => logged.push(line))
})
afterAll(() => app.close())

/** A browser at an address: it keeps the cookies that it gets. */
function browserAt(address: string) {
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
      keep(await callRoute(app.origin, login, { body: { username, password: secret }, headers: headers() })),
    register: async (username: string) =>
      keep(
        await callRoute(app.origin, register, {
          body: { username, email: `${username}@example.com`, password },
          headers: headers(),
        }),
      ),
    isSignedIn: async () => (await callRoute(app.origin, getUser, { headers: headers() })).status === 200,
    events: async () => (await callRoute(app.origin, listSecurityEvents, { headers: headers() })).body,
  }
}

test('strangers who guess from many addresses are slowed down and keep no known browser out', async () => {
  const owner = browserAt('198.51.100.1')
  await owner.register('besieged')
  owner.forgetSession()

  const statuses: number[] = []
  for (let guess = 0; guess < 30; guess++)
    statuses.push((await browserAt(`203.0.113.${guess}`).signIn('besieged', 'a wrong guess')).status)
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])

  // Even the right password gets a stranger nowhere: guessing on is worth nothing.
  expect((await browserAt('203.0.113.99').signIn('besieged', password)).status).toBe(429)
  // The owner's own browser gets in, wherever it is by now.
  expect((await owner.signIn('besieged', password)).status).toBe(200)
  expect(await owner.isSignedIn()).toBe(true)
  // So does a new one in a network where the owner has signed in.
  expect((await browserAt('198.51.100.1').signIn('besieged', password)).status).toBe(200)
  await expect.poll(async () => (await owner.events()).map(({ name }) => name)).toContain('sign_in_throttled')
  const rules = logged.filter(({ securityEvent }) => securityEvent === 'throttled').map(({ rule }) => rule)
  expect(rules).toEqual(['login-strangers'])
})

test('a name that nobody has is slowed down in the same way', async () => {
  const answers = []
  for (let guess = 0; guess < 22; guess++)
    answers.push(await browserAt(`192.0.2.${guess}`).signIn('nobody at all', 'a wrong guess'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429, 429])
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
