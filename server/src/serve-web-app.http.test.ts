import { billingWebPages, signInRedirects, webPages } from '@parleykit/contract/web-pages'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/create-test-app.ts'

const filled = (page: string) => page.replace(/\$\w*/g, '1')

test.each([
  ['sandbox', 200],
  ['off', 404],
] as const)('with payments %s every page of the app is there, and no other', async (provider, sold) => {
  const app = await createTestApp({ BILLING: provider })
  try {
    const statusOf = async (path: string) => (await fetch(app.origin + path)).status
    for (const page of webPages) expect([page, await statusOf(filled(page))]).toEqual([page, 200])
    for (const page of billingWebPages) expect([page, await statusOf(filled(page))]).toEqual([page, sold])
    expect(await statusOf('/join/')).toBe(200)
    expect(await statusOf('/join?from=mail')).toBe(200)
    for (const page of ['/joined', '/join/1', '/x/join', '/bots/1/2', '/bots', '/dashboards'])
      expect([page, await statusOf(page)]).toEqual([page, 404])
  } finally {
    await app.close()
  }
})

test('who guesses the address of signing in is led there, with where they want to go next', async () => {
  const app = await createTestApp()
  try {
    const ledTo = async (path: string) => {
      const { status, headers } = await fetch(app.origin + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    for (const [guessed, page] of Object.entries(signInRedirects))
      expect([guessed, await ledTo(guessed)]).toEqual([guessed, [302, page]])
    expect(await ledTo('/Login/')).toEqual([302, '/auth'])
    expect(await ledTo('/login?next=/dashboard/create')).toEqual([302, '/auth?next=/dashboard/create'])
    expect(await ledTo('/signup?next=/a?b')).toEqual([302, '/auth?tab=register&next=/a?b'])
    for (const path of ['//evil.example/login', '/login/x', '/constructor', '/__proto__'])
      expect([path, (await ledTo(path))[0]]).toEqual([path, 404])
  } finally {
    await app.close()
  }
})

test('a browser gets a page at addresses that no text can hold, programs get an error', async () => {
  const app = await createTestApp()
  try {
    const statusOf = async (path: string, accept: string) => {
      const response = await fetch(app.origin + path, { headers: { accept } })
      return [path, response.status, response.headers.get('content-type')?.split(';')[0]]
    }
    const pages = [
      ['/%E0%A4%A', 404],
      ['/some%00path', 404],
      ['/bot/%00', 404],
      ['/bot/%E0%A4%A', 404],
      ['/pricing?tier=%00', 200],
      ['/auth?next=%2F%00x', 200],
    ] as const
    for (const [path, status] of pages) {
      expect(await statusOf(path, 'text/html')).toEqual([path, status, 'text/html'])
      expect(await statusOf(path, '*/*')).toEqual([path, 400, 'application/json'])
    }
    for (const [path, status] of [
      ['/api/agents/%00', 400],
      ['/api/agents/%E0%A4%A', 400],
      ['/api/nowhere', 404],
    ] as const)
      expect(await statusOf(path, 'text/html')).toEqual([path, status, 'application/json'])
    const bot = await fetch(`${app.origin}/bot/%00`, { headers: { accept: 'text/html' } })
    expect(await bot.text()).toContain('<title>Bot Not Found</title>')
  } finally {
    await app.close()
  }
})

test('assets are cached for good, the page is requested again, and a missing file is never cached', async () => {
  const app = await createTestApp()
  try {
    const get = (path: string, method = 'GET') =>
      fetch(app.origin + path, { method, headers: { 'accept-encoding': 'br' } })
    const page = await get('/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? []
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(script, method)
      expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
    for (const path of ['/assets/', '/assets/gone.js', '/assets/..%2findex.html']) {
      const { status, headers } = await get(path)
      expect([path, status >= 400, headers.get('cache-control')]).toEqual([path, true, 'no-store'])
    }
  } finally {
    await app.close()
  }
})
