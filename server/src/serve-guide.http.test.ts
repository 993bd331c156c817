import { api } from '@parleykit/contract/api'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/create-test-app.ts'

test('programs that read find the guide and the public operations, each where it says', async () => {
  const app = await createTestApp()
  try {
    const response = await fetch(`${app.origin}/llms.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^# ParleyKit\n\n> ParleyKit is a self-hosted/)
    const links = [...text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)]
    expect(links.length).toBeGreaterThan(10)
    for (const [, name, address = '', what] of links) {
      expect(address.startsWith(`${app.origin}/`), name).toBe(true)
      expect(what?.length, name).toBeGreaterThan(20)
      const linked = await fetch(address)
      expect(linked.status, address).toBe(200)
      if (address.endsWith('.md')) {
        expect(linked.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
        expect(await linked.text()).toContain(`# ${name}\n`)
      }
    }
    for (const { method, path } of Object.values(api).filter((route) =>
      route.path.startsWith('/api/public/'),
    ))
      expect(text).toContain(`\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\`: `)
    expect(text).not.toContain('/api/login')
    expect((await fetch(`${app.origin}/guide/nothing.md`)).status).toBe(404)
  } finally {
    await app.close()
  }
})
