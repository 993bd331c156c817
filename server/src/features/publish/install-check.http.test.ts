import { createAgent, updateAgent } from '@parleykit/contract/agents/agents'
import type { RouteBody } from '@parleykit/contract/base/route'
import { checkInstall, type InstallFindingKind } from '@parleykit/contract/publish/install-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../../test/serve-website.ts'

interface Page {
  readonly html: string
  readonly policy: string | undefined
  readonly status: number
}

let app: TestApp
let site: TestWebsite
/** One for each check, by its path. */
const pages = new Map<string, Page>()

beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1', BROWSER_PATH: 'off' })
  site = await serveWebsite((request, response) => {
    const page = pages.get(request.url ?? '') ?? { html: '', policy: undefined, status: 404 }
    response.writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      ...(page.policy && { 'content-security-policy': page.policy }),
    })
    response.end(page.html)
  })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

interface Shown {
  readonly html: (tag: { id: string; key: string; script: string }) => string
  readonly policy?: string
  readonly status?: number
  readonly agent?: RouteBody<typeof updateAgent>
}

/** What an owner of their own is told of a page with their own agent. */
async function check({ html, policy, status, agent: input }: Shown) {
  const owner = await makeOwner(app.origin)
  const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
  if (input) await owner.call(updateAgent, { params: { id: agent.id }, body: input })
  const { publicId: id, apiKey: key } = agent
  const script = `${app.origin}/widget/loader.js?agent=${id}`
  const path = `/page-${id}`
  pages.set(path, { html: html({ id, key, script }), policy, status: status ?? 200 })
  const asked = { params: { id: agent.id }, body: { url: `${site.origin}${path}` } }
  const { body } = await owner.call(checkInstall, asked)
  return { ...body, agent, kinds: body.findings.map(({ kind }) => kind) }
}

const text = '<p>A shop by the harbour.</p>'.repeat(20)
const good: Shown['html'] = ({ id, key, script }) =>
  `${text}<script async src="${script}" data-agent="${id}" data-api-key="${key}"></script>`
const frame: Shown['html'] = ({ id }) => `${text}<iframe src="${app.origin}/bot/${id}?embed=1"></iframe>`

test('a page with the code, and one with the frame, are told to work', async () => {
  expect(await check({ html: good })).toMatchObject({
    works: true,
    isRendered: false,
    kinds: ['bubble_found'],
  })
  expect(await check({ html: frame })).toMatchObject({ works: true, kinds: ['frame_found'] })
})

const faults: Record<
  string,
  Shown & { readonly kinds: readonly InstallFindingKind[]; readonly fix?: string }
> = {
  'no code': { html: () => text, kinds: ['snippet_missing'] },
  'code in a comment': { html: (tag) => `${text}<!--${good(tag)}-->`, kinds: ['snippet_missing'] },
  'code for browsers without scripts': {
    html: (tag) => `${text}<noscript>${good(tag)}</noscript>`,
    kinds: ['snippet_missing'],
  },
  'another agent': { html: (tag) => good({ ...tag, id: 'other' }), kinds: ['wrong_agent'] },
  'a frame of another agent': { html: (tag) => frame({ ...tag, id: 'other' }), kinds: ['wrong_agent'] },
  'a tag without its attributes': {
    html: ({ script }) => `${text}<script src="${script}"></script>`,
    kinds: ['agent_missing'],
  },
  'another server': {
    html: (tag) => good({ ...tag, script: 'https://elsewhere.example/widget/loader.js' }),
    kinds: ['wrong_server'],
  },
  'an old key': { html: (tag) => good({ ...tag, key: 'pk_old' }), kinds: ['wrong_key', 'bubble_found'] },
  'no key where one is asked for': {
    html: (tag) => good(tag).replace(/ data-api-key="[^"]*"/, ''),
    agent: { visibility: 'key_required' },
    kinds: ['key_missing', 'bubble_found'],
  },
  'another website than allowed': {
    html: good,
    agent: { allowedDomains: ['shop.example'] },
    kinds: ['domain_not_allowed', 'bubble_found'],
  },
  'a policy without the script': {
    html: good,
    policy: "default-src *; script-src 'self'",
    kinds: ['script_blocked', 'bubble_found'],
    fix: "script-src 'self' ORIGIN;",
  },
  'a policy without the frame': {
    html: good,
    policy: "script-src *; frame-src 'none'",
    kinds: ['frame_blocked', 'bubble_found'],
    fix: 'frame-src ORIGIN;',
  },
  'a frame in a sandbox': {
    html: (tag) => frame(tag).replace('<iframe', '<iframe sandbox'),
    kinds: ['frame_sandboxed', 'frame_found'],
    fix: 'sandbox="allow-scripts allow-same-origin allow-popups"',
  },
  'a policy in the page': {
    html: (tag) => `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">${good(tag)}`,
    kinds: ['script_blocked', 'frame_blocked', 'bubble_found'],
    fix: "script-src 'self' ORIGIN;",
  },
  'a path that is another': {
    html: (tag) => good(tag).replace('data-agent', 'data-path="/help/*" data-agent'),
    kinds: ['other_path', 'bubble_found'],
  },
  'a script that waits for consent': {
    html: (tag) => good(tag).replace('async', 'type="text/plain"'),
    kinds: ['held_back', 'bubble_found'],
  },
  'another bubble': {
    html: (tag) => `<script src="https://embed.tawk.to/1/2"></script>${good(tag)}`,
    kinds: ['corner_taken', 'bubble_found'],
    fix: 'data-position="left"',
  },
  'an element in the corner': {
    html: (tag) => `<a style="position: fixed; right: 12px; bottom: 12px">Top</a>${good(tag)}`,
    kinds: ['corner_taken', 'bubble_found'],
  },
  'an agent that is off': {
    html: good,
    agent: { status: 'inactive' },
    kinds: ['agent_inactive', 'bubble_found'],
  },
  'an error of the website': { html: good, status: 500, kinds: ['page_unreachable'] },
  'a page that is empty without JavaScript': {
    html: () => '<div id="root"></div><script src="/app.js"></script>',
    kinds: ['needs_javascript'],
  },
  'a script that puts the code in': {
    html: ({ script }) => `${text}<script>load('${script}')</script>`,
    kinds: ['inserted_by_script'],
  },
}

const harmless = new Set<InstallFindingKind>(['other_path', 'corner_taken', 'held_back'])

test.each(Object.entries(faults))('%s', async (_name, { kinds, fix, ...shown }) => {
  const report = await check(shown)
  expect(report.kinds).toEqual(kinds)
  expect(report.works).toBe(kinds.some((kind) => harmless.has(kind)))
  if (fix) expect(report.findings[0]?.fix).toBe(fix.replace('ORIGIN', app.origin))
})

test('an address that leads nowhere is a finding, one that is none is refused, and others look at nothing', async () => {
  const owner = await makeOwner(app.origin)
  const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
  const ask = (who: TestOwner, url: string) =>
    who.call(checkInstall, { params: { id: agent.id }, body: { url } })
  for (const url of ['http://10.0.0.1/', 'http://127.0.0.1:1/']) {
    const { status, body } = await ask(owner, url)
    expect(status).toBe(200)
    expect(body.findings).toMatchObject([{ kind: 'page_unreachable', level: 'wrong' }])
  }
  expect((await ask(owner, 'not an address')).status).toBe(400)
  const before = site.connections()
  expect((await ask(await makeOwner(app.origin), site.origin)).status).toBe(404)
  expect(site.connections()).toBe(before)
})

test('an owner who checks without end is slowed down', async () => {
  const busy = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const owner = await makeOwner(busy.origin)
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    const asked = { params: { id: agent.id }, body: { url: 'http://10.0.0.1/' } }
    const statuses: number[] = []
    for (let at = 0; at < 31; at++) statuses.push((await owner.call(checkInstall, asked)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  } finally {
    await busy.close()
  }
})
