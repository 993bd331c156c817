import { createAgent, deleteAgent, updateAgent } from '@parleykit/contract/agents'
import { widgetLoaderPath, widgetSitesMax } from '@parleykit/contract/limits'
import { listWidgetSites } from '@parleykit/contract/widget-sites'
import { expect, test, vi } from 'vitest'
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
    },
    { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on' },
  ))
