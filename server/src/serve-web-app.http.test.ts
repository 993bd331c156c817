import { soldWebPages, webPages } from '@parleykit/contract/web-pages'
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
    for (const page of soldWebPages) expect([page, await statusOf(filled(page))]).toEqual([page, sold])
    expect(await statusOf('/join/')).toBe(200)
    expect(await statusOf('/join?from=mail')).toBe(200)
    for (const page of ['/joined', '/join/1', '/x/join', '/bots/1/2', '/bots', '/dashboards'])
      expect([page, await statusOf(page)]).toEqual([page, 404])
  } finally {
    await app.close()
  }
})
