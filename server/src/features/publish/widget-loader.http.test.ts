import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { createAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { widgetLoaderPath } from '@parleykit/contract/publish/limits'
import { getPublicAddresses } from '@parleykit/contract/publish/publish'
import { widgetLabels } from '@parleykit/contract/publish/widget-labels'
import { expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeOwner } from '../../../test/make-owner.ts'

test('any website may load the widget, and hears when there is a newer one', async () => {
  const app = await createTestApp({ WIDGET_BASE_URL: 'https://cdn.example/' })
  try {
    const url = `${app.origin}${widgetLoaderPath}`
    const first = await fetch(url, { headers: { origin: 'https://shop.example' } })
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toContain('text/javascript')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(first.headers.get('cache-control')).toContain('public')
    const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)

    expect((await callRoute(app.origin, getPublicAddresses)).status).toBe(401)
    const addresses = await (await makeOwner(app.origin)).call(getPublicAddresses)
    expect(addresses.body).toEqual({
      server: app.origin,
      widget: 'https://cdn.example',
      hasLanguageModel: false,
    })
  } finally {
    await app.close()
  }
})

test('the script of an agent brings along what its bubble shows, and nothing where no visitor may see one', async () => {
  const app = await createTestApp()
  try {
    const owner = await makeOwner(app.origin)
    const input = { name: '</script>Harbour', brandColor: '#0a7', allowedDomains: ['shop.example'] }
    const { body: agent } = await owner.call(createAgent, { body: { name: input.name } })
    await owner.call(updateAgent, { params: { id: agent.id }, body: input })
    const load = async (publicId: string) => {
      const response = await fetch(`${app.origin}${widgetLoaderPath}?agent=${publicId}`)
      const script: { parleykitAgent?: unknown } = {}
      const text = await response.text()
      runInNewContext(text.split(';', 1)[0] ?? '', { document: { currentScript: script } })
      return { delivered: script.parleykitAgent, response, text }
    }
    const first = await load(agent.publicId)
    expect(first.delivered).toEqual({ ...input, theme: 'light' })
    expect(first.text).not.toContain(agent.apiKey)
    const plain = await (await fetch(`${app.origin}${widgetLoaderPath}`)).text()
    expect(first.text.endsWith(plain)).toBe(true)
    // A website pays it with every first visit.
    expect(gzipSync(plain).length).toBeLessThanOrEqual(4352)

    await owner.call(updateAgent, { params: { id: agent.id }, body: { theme: 'dark' } })
    const dark = await load(agent.publicId)
    expect(dark.delivered).toEqual({ ...input, theme: 'dark' })
    expect(dark.text.endsWith(plain)).toBe(true)
    expect(dark.text.slice(0, -plain.length)).toContain('color-scheme:dark')
    expect(first.text).not.toContain('color-scheme:dark')

    await owner.call(updateAgent, { params: { id: agent.id }, body: { name: 'Quay' } })
    const second = await load(agent.publicId)
    expect(second.delivered).toMatchObject({ name: 'Quay' })
    expect(second.response.headers.get('etag')).not.toBe(first.response.headers.get('etag'))

    await owner.call(updateAgent, { params: { id: agent.id }, body: { status: 'inactive' } })
    expect((await load(agent.publicId)).delivered).toBeNull()
    expect((await load('no-such-agent')).delivered).toBeNull()
  } finally {
    await app.close()
  }
})

test('what shows a message by itself is asked for only where the owner has one, and can be loaded by any website', async () => {
  const app = await createTestApp()
  try {
    const owner = await makeOwner(app.origin)
    const { body: agent } = await owner.call(createAgent, { body: { name: 'Harbour' } })
    const params = { id: agent.id }
    const load = async (query = `agent=${agent.publicId}`) => {
      const response = await fetch(`${app.origin}${widgetLoaderPath}?${query}`)
      return { text: await response.text(), headers: response.headers }
    }
    expect((await load()).text).not.toContain('module=proactive')
    const proactiveMessage = { text: '</script>?', afterSeconds: 5, scrolledPercent: null, paths: ['/a/*'] }
    await owner.call(updateAgent, { params, body: { proactiveMessage } })
    const { text } = await load()
    const [call] = /;\(\(s,i,m\)=>.*$/.exec(text) ?? []
    expect(call).toContain(`"text":${JSON.stringify(proactiveMessage.text)}`)
    // It is the last that the script does, so that a bubble is there without it.
    expect(() => runInNewContext(`'use strict'${call}`, { document: { currentScript: null } })).not.toThrow()
    await owner.call(updateAgent, { params, body: { status: 'inactive' } })
    expect((await load()).text).not.toContain('module=proactive')

    const module = await load('module=proactive')
    expect(module.text).toContain('export')
    expect(module.headers.get('access-control-allow-origin')).toBe('*')
    expect(module.headers.get('content-type')).toContain('text/javascript')
  } finally {
    await app.close()
  }
})

test('the words of the bubble come as a module in the language of the page, from the address of the script', async () => {
  const app = await createTestApp()
  try {
    const load = async (language: string, headers = {}) => {
      const response = await fetch(`${app.origin}${widgetLoaderPath}?language=${language}`, { headers })
      return { response, text: await response.text() }
    }
    const german = await load('de-AT')
    expect(german.response.status).toBe(200)
    expect(german.response.headers.get('content-type')).toContain('text/javascript')
    // Modules are asked for with the page's Origin.
    expect(german.response.headers.get('access-control-allow-origin')).toBe('*')
    expect(german.response.headers.get('cache-control')).toContain('public')
    const labelsIn = ({ text }: { text: string }) =>
      runInNewContext(`(${text.replace(/^export default /, '')})('"Ada"')`)
    expect([...labelsIn(german)]).toEqual(widgetLabels('de')('"Ada"'))
    expect(gzipSync(german.text).length).toBeLessThan(400)
    const etag = german.response.headers.get('etag') ?? ''
    expect((await load('de', { 'if-none-match': etag })).response.status).toBe(304)
    for (const unknown of ['', 'sv', '%3C/script%3E', '__proto__'])
      expect([...labelsIn(await load(unknown))]).toEqual(widgetLabels('en')('"Ada"'))
  } finally {
    await app.close()
  }
})
