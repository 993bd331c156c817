import { widgetLoaderPath } from '@parleykit/contract/limits'
import { getPublicAddresses } from '@parleykit/contract/publish'
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
    expect(addresses.body).toEqual({ server: app.origin, widget: 'https://cdn.example' })
  } finally {
    await app.close()
  }
})
