import { readServerStatus } from '@parleykit/contract/reports/status/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type Collector, openCollector } from '../../../../test/open-collector.ts'
import { setTier } from '../../../../test/set-tier.ts'

const secret = 'of-the-collector'

let collector: Collector
beforeAll(async () => {
  collector = await openCollector()
})
afterAll(() => collector.close())

async function withServer(
  environment: Record<string, string>,
  work: (look: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const app = await createTestApp(environment)
  try {
    const admin = await makeAdmin(app)
    await work(async () => {
      const { body } = await admin.call(readServerStatus)
      const told = JSON.stringify(body)
      for (const hidden of [secret, new URL(collector.endpoint).host]) expect(told).not.toContain(hidden)
      return body.services.find(({ name }) => name === 'telemetry')?.state ?? 'none'
    })
  } finally {
    await app.close()
  }
}

async function makeAdmin(app: TestApp): Promise<TestOwner> {
  const admin = await makeOwner(app.origin)
  await setTier(app.databaseUrl, admin, 'admin')
  return admin
}

const withCollector = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${secret}`,
})

test('what became of the traces that were sent last is told, and nothing of the collector', async () => {
  collector.behave('well')
  await withServer(withCollector(), async (look) => {
    await expect.poll(look).toBe('delivered')
    collector.behave(401)
    await expect.poll(look).toBe('refused')
    collector.behave(404)
    await expect.poll(look).toBe('undelivered')
    collector.behave('silently')
    await expect.poll(look).toBe('silent')
    collector.behave('well')
    await expect.poll(look).toBe('delivered')
  })
  expect(new Set(collector.headers)).toEqual(new Set([`Bearer ${secret}`]))
})

test.each([
  ['well', 'ok'],
  [403, 'refused'],
  [404, 'undelivered'],
  [500, 'undelivered'],
  ['silently', 'silent'],
] as const)('a collector that behaves %s is asked itself where nothing was sent yet', async (how, state) => {
  collector.behave(how)
  const nothing = { OTEL_TRACES_SAMPLER: 'always_off', OTEL_LOGS_EXPORTER: 'none' }
  await withServer({ ...withCollector(), ...nothing }, async (look) => {
    expect(await look()).toBe(state)
  })
})

test('telemetry is off without a collector, and where neither traces nor logs are sent', async () => {
  const nothing = { OTEL_TRACES_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' }
  for (const environment of [{}, { ...withCollector(), ...nothing }])
    await withServer(environment, async (look) => {
      expect(await look()).toBe('off')
    })
})
