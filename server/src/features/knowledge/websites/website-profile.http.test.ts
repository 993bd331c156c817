import { createAgent } from '@parleykit/contract/agents/agents'
import { readWebsiteProfile } from '@parleykit/contract/knowledge/websites/website-profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../../../test/serve-website.ts'
import { writePng } from '../../../../test/write-png.ts'

const HOME = `<!doctype html><html lang="en"><head><title>Rooms – Harbour Inn</title>
<meta property="og:site_name" content="Harbour Inn">
<meta name="description" content="Rooms by the sea. Open all year.">
<meta name="theme-color" content="rebeccapurple">
<link rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg">
<link rel="apple-touch-icon" sizes="512x512" href="/gone.png">
<link rel="apple-touch-icon" sizes="180x180" href="/touch.png">
</head><body><main><p>Rooms by the sea.</p></main></body></html>`

let app: TestApp
let site: TestWebsite
let owner: TestOwner
let id: number
beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  site = await serveWebsite((request, response) => {
    const pages: Record<string, [string, string | Buffer]> = {
      '/': ['text/html; charset=utf-8', HOME],
      '/touch.png': ['image/png', writePng(180, 180)],
      '/bare': ['text/html', '<p>Nothing to say.</p>'],
      '/picture': ['image/png', writePng(3, 3)],
    }
    const [type, body] = pages[request.url ?? ''] ?? ['text/html', '']
    response.writeHead(request.url && request.url in pages ? 200 : 404, { 'content-type': type })
    response.end(body)
  })
  owner = await makeOwner(app.origin)
  id = (await owner.call(createAgent, { body: { name: 'Desk' } })).body.id
})
afterAll(async () => {
  await app.close()
  await site.close()
})

const profile = (url: string) => owner.call(readWebsiteProfile, { params: { id }, body: { url } })

test('a website proposes a name, a tagline, a description, a colour and the first icon that can be shown', async () => {
  const { body } = await profile(site.origin)
  expect(body).toMatchObject({
    name: 'Harbour Inn',
    tagline: 'Rooms by the sea.',
    description: 'Open all year.',
    brandColor: '#663399',
  })
  const picture = Buffer.from(body.picture ?? '', 'base64')
  expect(picture.subarray(8, 12).toString('latin1')).toBe('WEBP')
})

test('a website without https proposes the same if no scheme was typed', async () => {
  expect((await profile(site.host)).body).toMatchObject({ name: 'Harbour Inn' })
})

test('a page that says nothing of itself proposes nothing', async () => {
  const { body } = await profile(`${site.origin}/bare`)
  expect(body).toEqual({ name: null, tagline: null, description: null, brandColor: null, picture: null })
})

test('what is no page, is gone or is private is said', async () => {
  for (const path of ['/picture', '/nowhere']) {
    const { status, body } = await profile(`${site.origin}${path}`)
    expect({ status, code: (body as { code?: string }).code }).toEqual({
      status: 422,
      code: 'website_unreadable',
    })
  }
  expect((await profile('http://10.0.0.1/')).status).toBe(422)
  expect((await profile('not an address')).status).toBe(400)
})
