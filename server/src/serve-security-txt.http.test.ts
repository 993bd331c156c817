import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/create-test-app.ts'

const token = 'a-token-of-sixteen-characters'
let app: TestApp
afterEach(() => app.close())

test('security.txt says whom to tell of a weakness, if the operator names a contact', async () => {
  app = await createTestApp({ SUPPORT_CONTACT: 'help@example.com', PUBLIC_URL: 'https://chat.example' })
  const response = await fetch(`${app.origin}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const [contact, expires, canonical] = (await response.text()).split('\n')
  expect(contact).toBe('Contact: mailto:help@example.com')
  expect(canonical).toBe('Canonical: https://chat.example/.well-known/security.txt')
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

test('there is no security.txt without a contact, and metrics are read with the scheme in any case', async () => {
  app = await createTestApp({ METRICS_TOKEN: token })
  const statusOf = async (path: string, authorization: string) =>
    (await fetch(`${app.origin}${path}`, { headers: { authorization } })).status
  expect(await statusOf('/.well-known/security.txt', '')).toBe(404)
  expect(await statusOf('/metrics', `bearer ${token}`)).toBe(200)
  expect(await statusOf('/metrics', `Bearer ${token}`)).toBe(200)
  expect(await statusOf('/metrics', token)).toBe(404)
  expect(await statusOf('/metrics', `Bearer ${token}x`)).toBe(404)
})
