import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/create-test-app.ts'
import { fuzzServer } from './fuzz-server.ts'

vi.setConfig({ testTimeout: 120_000 })
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('whatever a few hundred requests hold, none is answered with a fault of the server', async () => {
  const { faults, statuses } = await fuzzServer(app.origin, { requests: 500, seed: 7 })
  expect(faults).toEqual([])
  // Some are taken, or it would be the routes' doors alone that hold.
  expect(statuses.get(200)).toBeGreaterThan(20)
  expect(statuses.get(400)).toBeGreaterThan(50)
})
