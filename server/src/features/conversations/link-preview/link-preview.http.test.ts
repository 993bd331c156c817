import { type Agent, updateAgent } from '@parleykit/contract/agents/agents'
import { validationTexts } from '@parleykit/contract/base/texts'
import { getLinkPreview, noteOpenedLink } from '@parleykit/contract/conversations/link-preview/link-preview'
import { linkPreviewTexts } from '@parleykit/contract/conversations/link-preview/texts'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../../../test/serve-website.ts'
import { linkedPages, linkedPictures } from '../../../../test/websites/linked-pages.ts'

const privateAddresses = [
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/',
  'http://localhost/',
  'http://0x7f.1/',
]

const asked: string[] = []
let website: TestWebsite
let app: TestApp
let owner: TestOwner
let agent: Agent

beforeAll(async () => {
  website = await serveWebsite((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const found = linkedPages.find((page) => page.path === path.split('?')[0]) ?? linkedPictures[path]
    if (path === '/away') response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end()
    else if (!found) response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not here</title>')
    else response.writeHead(200, { 'content-type': found.contentType }).end(found.body)
  })
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: website.host, RATE_LIMITS: 'on' })
  owner = await makeOwner(app.origin)
  agent = await makeAgent(owner)
  const paths = [
    ...linkedPages.map(({ path }) => path),
    ...['/open-graph?once', '/gone', '/away', '/picture.png'],
    ...Array.from({ length: 22 }, (_, number) => `/nothing?${number}`),
  ]
  const content = [...paths.map((path) => website.origin + path), ...privateAddresses].join('\n')
  await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { content } })
})
afterAll(async () => {
  await app.close()
  await website.close()
})

const preview = (url: string, headers: Record<string, string> = {}) =>
  callRoute(app.origin, getLinkPreview, { params: { botId: agent.publicId }, query: { url }, headers })

/** Lets addresses have their points back, so that tests don't take them from one another. */
async function forgetThrottles(): Promise<void> {
  await query('delete from throttles')
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

it.each(linkedPages)('the card of $path', async ({ path, card }) => {
  await forgetThrottles()
  const url = website.origin + path
  const { status, body } = await preview(url)
  expect(status).toBe(200)
  const { hasImage, ...words } = card
  expect(body).toMatchObject({ ...words, url })
  expect(body.image !== null).toBe(hasImage)
  if (body.image === null) return
  expect(body.image).toMatch(/^\/link-images\/[\w-]{22}\.webp$/)
  const image = await fetch(app.origin + body.image)
  expect(image.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await image.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
})

it('strips brackets, and fetches a page once for many who ask at a time, and not again later', async () => {
  await forgetThrottles()
  const url = `${website.origin}/open-graph?once`
  const answers = await Promise.all([url, `[${url}]`, `${url}#part`, url].map((each) => preview(each)))
  expect(answers.map(({ body }) => body.title)).toEqual(answers.map(() => 'Ferries & boats'))
  expect(answers[1]?.body.url).toBe(url)
  await preview(url)
  expect(asked.filter((path) => path === '/open-graph?once')).toHaveLength(1)
})

it.each(['/gone', '/away', '/picture.png'])(
  'says no more than that there is none of %s, and asks once',
  async (path) => {
    await forgetThrottles()
    const before = asked.filter((each) => each === path).length
    for (let time = 0; time < 2; time++) {
      const { status, body } = await preview(website.origin + path)
      expect(status).toBe(422)
      expect(body).toEqual({
        message: linkPreviewTexts.failed,
        error: linkPreviewTexts.failed,
        code: 'website_unreadable',
      })
    }
    expect(asked.filter((each) => each === path).length - before).toBe(1)
  },
)

it.each([
  '',
  'nonsense',
  'ftp://example.com/',
  'javascript:alert(1)',
  'http://[::1]/',
  `http://a.b/${'x'.repeat(2050)}`,
])('refuses the address %s', async (url) => {
  const { status, body } = await preview(url)
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: validationTexts.urlInvalid })
})

it.each(privateAddresses)('reaches nothing private by %s', async (url) => {
  await forgetThrottles()
  expect((await preview(url)).status).toBe(422)
})

it('belongs to those who may talk to the agent', async () => {
  await forgetThrottles()
  const url = `${website.origin}/title-only`
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: { visibility: 'key_required' } })
  expect((await preview(url)).status).toBe(401)
  expect((await preview(url, { 'x-api-key': agent.apiKey })).status).toBe(200)
  await owner.call(updateAgent, { params, body: { visibility: 'public', status: 'inactive' } })
  expect((await preview(url)).status).toBe(404)
  await owner.call(updateAgent, { params, body: { status: 'active' } })
  expect((await preview(url)).status).toBe(200)
})

it('bounds how many new pages an address may have fetched', async () => {
  await forgetThrottles()
  const statuses: number[] = []
  for (let number = 0; number < 22; number++) {
    statuses.push((await preview(`${website.origin}/nothing?${number}`)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect((await preview(`${website.origin}/title-only`)).status).toBe(200)
})

it('tells the owner of an opened link once, and only of links that were shown', async () => {
  await forgetThrottles()
  const url = `${website.origin}/title-only`
  await preview(url)
  const open = (body: { url: string; preview?: boolean }, headers: Record<string, string> = {}) =>
    callRoute(app.origin, noteOpenedLink, { params: { botId: agent.publicId }, body, headers })
  expect((await open({ url })).status).toBe(200)
  await open({ url })
  await open({ url: 'https://never-shown.example/' })
  await owner.call(noteOpenedLink, { params: { botId: agent.publicId }, body: { url, preview: true } })
  const activities = (await owner.call(listRecentActivities)).body
  expect(activities.filter(({ activityType }) => activityType === 'affiliate_clicked')).toMatchObject([
    { botId: agent.id, description: 'A visitor of "Harbour Shop" opened a link to 127.0.0.1' },
  ])
})
