import { createAgent } from '@parleykit/contract/agents/agents'
import { checkInstall } from '@parleykit/contract/publish/install-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../../test/serve-website.ts'

let app: TestApp
let site: TestWebsite

beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  // Each page puts in what its address asks for, as a tag manager does.
  site = await serveWebsite((request, response) => {
    const insert = `
      const asked = new URLSearchParams(location.search)
      const tag = document.createElement('script')
      tag.async = true
      for (const [name, value] of asked) tag.setAttribute(name, value)
      if (asked.has('src')) document.head.append(tag)`
    const isPage = request.url?.startsWith('/page') ?? false
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(isPage ? `<!doctype html><title>Shop</title><h1>Shop</h1><script>${insert}</script>` : '')
  })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

test('code that a script puts into the page is found once a browser has run it, with what is wrong with it', async () => {
  const owner = await makeOwner(app.origin)
  const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
  const src = `${app.origin}/widget/loader.js?agent=${agent.publicId}`
  const check = async (attributes: Record<string, string>) => {
    const url = `${site.origin}/page?${new URLSearchParams(attributes)}`
    const { body } = await owner.call(checkInstall, { params: { id: agent.id }, body: { url } })
    return { ...body, kinds: body.findings.map(({ kind }) => kind) }
  }
  // On a busy machine the browser may start too late for the first one; it is there for a later one.
  const rendered = (attributes: Record<string, string>) =>
    vi.waitFor(
      async () => {
        const report = await check(attributes)
        expect(report.isRendered).toBe(true)
        return report
      },
      { timeout: 120_000, interval: 1000 },
    )
  expect(await rendered({ src, 'data-agent': agent.publicId })).toMatchObject({
    works: true,
    kinds: ['bubble_found'],
  })
  expect(await rendered({ src, 'data-agent': 'somebody-else' })).toMatchObject({
    works: false,
    kinds: ['wrong_agent'],
  })
  expect(await rendered({})).toMatchObject({ works: false, kinds: ['snippet_missing'] })
})
