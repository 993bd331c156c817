import { checkAccess, revokeRetiredKeys } from '@parleykit/contract/agents/agent-access'
import { createAgent, deleteAgent, rotateApiKey, updateAgent } from '@parleykit/contract/agents/agents'
import { widgetLoaderPath, widgetSitesMax } from '@parleykit/contract/publish/limits'
import { listWidgetSites } from '@parleykit/contract/publish/widget-sites'
import { expect, test, vi } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

async function withApp(run: (app: TestApp) => Promise<void>, environment: Record<string, string> = {}) {
  const app = await createTestApp(environment)
  try {
    await run(app)
  } finally {
    await app.close()
  }
}

const load = ({ origin }: TestApp, publicId: string, referer: string, more: Record<string, string> = {}) =>
  fetch(`${origin}${widgetLoaderPath}?agent=${publicId}`, { headers: { referer, ...more } })

/** What a chat frame asks, with what its browser says of the website around it. */
const enter = ({ origin }: TestApp, botId: string, headers: Record<string, string>) =>
  callRoute(origin, checkAccess, { params: { botId }, headers })

/** What is noted after an answer is waited for. */
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 60_000 })

const sitesOf = async (owner: TestOwner, id: number) =>
  (await owner.call(listWidgetSites, { params: { id } })).body

test('a website that loads the widget is named by its host alone, with what went wrong there', () =>
  withApp(async (app) => {
    const owner = await makeOwner(app.origin)
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    expect(await sitesOf(owner, agent.id)).toEqual([])

    await load(app, agent.publicId, 'https://shop.example/basket?visitor=ada')
    await eventually(async () => {
      const [site] = await sitesOf(owner, agent.id)
      expect(site).toEqual({
        host: 'shop.example',
        seenAt: expect.any(String),
        fault: null,
        faultAt: null,
      })
    })

    const allowed = { allowedDomains: ['shop.example'] }
    await owner.call(updateAgent, { params: { id: agent.id }, body: allowed })
    await load(app, agent.publicId, 'https://other.example:8443/')
    await eventually(async () => {
      const sites = await sitesOf(owner, agent.id)
      expect(sites.find(({ host }) => host === 'other.example:8443')).toMatchObject({
        seenAt: null,
        fault: 'domain_not_allowed',
      })
    })

    await owner.call(updateAgent, { params: { id: agent.id }, body: { status: 'inactive' } })
    const frame = `${app.origin}/bot/${agent.publicId}?embed=1`
    await fetch(frame, { headers: { referer: 'https://third.example/' } })
    await eventually(async () => {
      const sites = await sitesOf(owner, agent.id)
      expect(sites.find(({ host }) => host === 'third.example')).toMatchObject({ fault: 'agent_inactive' })
    })
    expect(JSON.stringify(await sitesOf(owner, agent.id))).not.toMatch(/ada|basket/)

    const stranger = await makeOwner(app.origin)
    expect((await stranger.call(listWidgetSites, { params: { id: agent.id } })).status).toBe(404)
    await owner.call(deleteAgent, { params: { id: agent.id } })
    expect((await owner.call(listWidgetSites, { params: { id: agent.id } })).status).toBe(404)
  }))

test('this server itself, pages without a host and unknown agents are not noted, and a plain visit is none', () =>
  withApp(async (app) => {
    const owner = await makeOwner(app.origin)
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    for (const referer of [`${app.origin}/dashboard`, 'about:client', 'nonsense', 'ftp://files.example/']) {
      expect((await load(app, agent.publicId, referer)).status).toBe(200)
    }
    expect((await load(app, 'no-such-agent', 'https://shop.example/')).status).toBe(200)
    await fetch(`${app.origin}/bot/${agent.publicId}`, { headers: { referer: 'https://search.example/' } })
    // What comes last is noted last.
    await load(app, agent.publicId, 'https://last.example/')
    await eventually(async () => expect(await sitesOf(owner, agent.id)).toHaveLength(1))
    expect((await sitesOf(owner, agent.id))[0]?.host).toBe('last.example')
  }))

test('an agent keeps its latest websites, and one address names few', () =>
  withApp(
    async (app) => {
      const owner = await makeOwner(app.origin)
      const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
      const hosts = async () => (await sitesOf(owner, agent.id)).map(({ host }) => host)
      const count = widgetSitesMax + 5
      for (let at = 0; at < count; at++) {
        const host = `site-${at}.example`
        await eventually(async () => {
          await load(app, agent.publicId, `https://${host}/`, { 'x-forwarded-for': `203.0.${at}.7` })
          expect(await hosts()).toContain(host)
        })
      }
      expect(await hosts()).toHaveLength(widgetSitesMax)
      expect(await hosts()).not.toContain('site-0.example')

      const liars = async () => (await hosts()).filter((host) => host.startsWith('liar')).length
      for (let at = 0; at < 25; at++) {
        const liar = { 'x-forwarded-for': '198.51.100.7' }
        await load(app, agent.publicId, `https://liar-${at}.example/`, liar)
      }
      await eventually(async () => expect(await liars()).toBeGreaterThan(15))
      await eventually(async () => {
        await load(app, agent.publicId, 'https://honest.example/', { 'x-forwarded-for': '203.0.113.9' })
        expect(await hosts()).toContain('honest.example')
      })
      expect(await liars()).toBeLessThanOrEqual(20)

      const forgers = async () => (await hosts()).filter((host) => host.startsWith('forger')).length
      await owner.call(updateAgent, { params: { id: agent.id }, body: { visibility: 'key_required' } })
      for (let at = 0; at < 25; at++) {
        const forger = { 'x-forwarded-for': '198.51.100.8', 'x-website': `forger-${at}.example` }
        await enter(app, agent.publicId, forger)
      }
      await eventually(async () => expect(await forgers()).toBeGreaterThan(15))
      await eventually(async () => {
        await enter(app, agent.publicId, { 'x-forwarded-for': '203.0.113.9', 'x-website': 'last.example' })
        expect(await hosts()).toContain('last.example')
      })
      expect(await forgers()).toBeLessThanOrEqual(20)
      expect(await hosts()).toHaveLength(widgetSitesMax)
    },
    { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on' },
  ))

test('a website without the right key is told of until a frame there has it', async () => {
  let now = Date.now()
  const app = await createTestApp({}, undefined, () => new Date(now))
  try {
    const owner = await makeOwner(app.origin)
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    const params = { id: agent.id }
    await owner.call(updateAgent, { params, body: { visibility: 'key_required' } })
    const website = { 'x-website': 'shop.example' }
    const told = async (expected: object) =>
      eventually(async () => expect((await sitesOf(owner, agent.id))[0]).toMatchObject(expected))
    await enter(app, agent.publicId, website)
    await told({ host: 'shop.example', seenAt: null, fault: 'key_missing' })
    await enter(app, agent.publicId, { ...website, 'x-api-key': 'pk_of_somebody' })
    await told({ fault: 'key_unknown' })
    // That its pages load the bubble says nothing of the key.
    await load(app, agent.publicId, 'https://shop.example/')
    await told({ seenAt: expect.any(String), fault: 'key_unknown' })
    await enter(app, agent.publicId, { ...website, 'x-api-key': agent.apiKey })
    await told({ fault: null, faultAt: null })

    const { apiKey } = (await owner.call(rotateApiKey, { params })).body
    await owner.call(revokeRetiredKeys, { params })
    now += 61_000
    await enter(app, agent.publicId, { ...website, 'x-api-key': agent.apiKey })
    await told({ fault: 'key_ended', faultAt: new Date(now).toISOString() })
    await enter(app, agent.publicId, { ...website, 'x-api-key': apiKey })
    await told({ fault: null })
  } finally {
    await app.close()
  }
})

test('a website that asks for an agent that is not there tells the one owner whose agents it shows', () =>
  withApp(async (app) => {
    const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    const { body: foreign } = await other.call(createAgent, { body: { name: 'Quay' } })
    const shown = async (who: TestOwner, id: number, host: string) =>
      eventually(async () =>
        expect((await sitesOf(who, id)).map((site) => site.host)).toEqual(expect.arrayContaining([host])),
      )
    await load(app, agent.publicId, 'https://shared.example/')
    await shown(owner, agent.id, 'shared.example')
    await load(app, foreign.publicId, 'https://shared.example/')
    await shown(other, foreign.id, 'shared.example')
    await load(app, agent.publicId, 'https://shop.example/')
    await shown(owner, agent.id, 'shop.example')

    for (const host of ['shared.example', 'strange.example', 'shop.example'])
      await load(app, 'mistyped', `https://${host}/`)
    const faultsOf = async (who: TestOwner, id: number) =>
      Object.fromEntries((await sitesOf(who, id)).map(({ host, fault }) => [host, fault]))
    await eventually(async () =>
      expect(await faultsOf(owner, agent.id)).toEqual({
        'shop.example': 'agent_unknown',
        'shared.example': null,
      }),
    )
    expect(await faultsOf(other, foreign.id)).toEqual({ 'shared.example': null })
  }))

test('a frame whose sandbox hides its website is told of where the agent has allowed domains', () =>
  withApp(async (app) => {
    const owner = await makeOwner(app.origin)
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    const inSandbox = (host: string) => enter(app, agent.publicId, { origin: 'null', 'x-website': host })
    expect((await inSandbox('open.example')).body).toEqual({ open: true, keyWorks: false })
    const allowed = { allowedDomains: ['shop.example'] }
    await owner.call(updateAgent, { params: { id: agent.id }, body: allowed })
    await inSandbox('shop.example')
    await eventually(async () =>
      expect(await sitesOf(owner, agent.id)).toMatchObject([
        { host: 'shop.example', fault: 'frame_sandboxed' },
      ]),
    )
  }))
