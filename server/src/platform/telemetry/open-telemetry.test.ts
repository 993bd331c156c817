import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Collector, openCollector } from '../../../test/open-collector.ts'
import { readConfig } from '../../config/config.ts'
import { openTelemetry, type Telemetry } from './index.ts'

let collector: Collector
let told: (string | null)[]
beforeEach(async () => {
  collector = await openCollector()
  told = []
})
afterEach(() => collector.close())

const open = (environment: Record<string, string> = {}) => {
  // What an earlier test's still sends, fails once its collector is gone: that is none of this test's.
  const heard = told
  return openTelemetry(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...environment }).telemetry,
    {
      ...{ version: '1', worker: null },
      onDelivery: (what, fault) => {
        if (what === 'traces') heard.push(fault)
      },
    },
  )
}

/** A trace with so many steps. */
function work(telemetry: Telemetry, count: number): void {
  const trace = telemetry.beginTrace('job', { job: 'work' })
  trace.within(() => {
    for (let at = 0; at < count; at++) telemetry.beginStep('compose', {}).end()
  })
  trace.end()
}

test('what a silent collector doesn’t take is held up to a bound, and a close doesn’t wait for it', async () => {
  const telemetry = await open()
  collector.behave('silently')
  for (let at = 0; at < 20; at++) work(telemetry, 499)
  await expect.poll(() => collector.waiting).toBe(1)
  collector.behave('well')
  await telemetry.close()
  // One request has no answer yet: its time isn't over.
  expect(collector.waiting).toBe(1)
  expect(collector.spans).toHaveLength(2048)
})

test('of a trace with thousands of steps the first ones are told, and how many there were', async () => {
  const telemetry = await open()
  work(telemetry, 600)
  await telemetry.close()
  expect(collector.spans).toHaveLength(501)
  const [job] = collector.spans.filter(({ parentId }) => parentId === '')
  expect(job?.attributes).toEqual({ 'parleykit.job': 'work', 'parleykit.steps_left_out': 100 })
})

test('steps stand beneath the one that is under way, also over waiting, and nothing beneath one that has ended', async () => {
  const telemetry = await open()
  const trace = telemetry.beginTrace('job', { job: 'work' })
  let later: Promise<void> | undefined
  const fault = Object.assign(new Error('quotes what somebody wrote'), { code: '23505' })
  const failing = trace.within(() =>
    telemetry.step('turn', {}, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      later = promise.then(() => telemetry.beginStep('search', {}).end())
      setTimeout(resolve, 50)
      await telemetry.step('model', { model: 'm' }, async () => {
        expect(telemetry.place()?.trace_id).toMatch(/^[0-9a-f]{32}$/)
      })
      throw fault
    }),
  )
  await expect(failing).rejects.toBe(fault)
  await later
  trace.end()
  expect([telemetry.place(), telemetry.isTracing()]).toEqual([null, false])
  await telemetry.close()
  const [model, turn, job] = collector.spans
  expect([model?.parentId, turn?.parentId]).toEqual([turn?.spanId, job?.spanId])
  expect(turn).toMatchObject({ isFault: true, attributes: { 'error.type': '23505' } })
  expect(collector.spans).toHaveLength(3)
  expect(Buffer.concat(collector.bytes).includes('somebody')).toBe(false)
})

test('a collector that fails is told of once, and once when it is back', async () => {
  const telemetry = await open()
  collector.behave(500)
  for (let at = 1; at <= 2; at++) {
    work(telemetry, 499)
    work(telemetry, 499)
    await expect.poll(() => collector.bytes.length).toBeGreaterThanOrEqual(at)
  }
  await expect.poll(() => told).toEqual(['500'])
  collector.behave('well')
  work(telemetry, 499)
  await telemetry.close()
  expect(told).toEqual(['500', null])
})

/** More than is sent at once: it goes out without a pause. */
function workMuch(telemetry: Telemetry): void {
  work(telemetry, 499)
  work(telemetry, 499)
}

test('what became of what was sent last is told', async () => {
  const telemetry = await open()
  expect(telemetry.lastDelivery()).toBeNull()
  for (const [how, delivery] of [
    ['well', 'delivered'],
    [403, 'refused'],
    [404, 'undelivered'],
    ['well', 'delivered'],
  ] as const) {
    collector.behave(how)
    workMuch(telemetry)
    await expect.poll(() => telemetry.lastDelivery()).toBe(delivery)
  }
  await telemetry.close()
})

test('of traces and logs the worse is told', async () => {
  const telemetry = await open()
  collector.behave(404)
  for (let line = 0; line < 512; line++)
    telemetry.log({ level: 30, atMs: Date.now(), message: 'a line', attributes: {} })
  await expect.poll(() => telemetry.lastDelivery()).toBe('undelivered')
  collector.behave('well')
  const known = collector.spans.length
  workMuch(telemetry)
  await expect.poll(() => collector.spans.length).toBeGreaterThan(known)
  expect(telemetry.lastDelivery()).toBe('undelivered')
  await telemetry.close()
})

test('a collector that asks for another try much later has answered, and taken nothing', async () => {
  const busy = createServer((_, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
  busy.listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const telemetry = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  try {
    workMuch(telemetry)
    await expect.poll(() => telemetry.lastDelivery()).toBe('undelivered')
  } finally {
    await telemetry.close()
    busy.close().closeAllConnections()
  }
})

test.each([
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' }, 2],
  [{ OTEL_TRACES_EXPORTER: 'none' }, 0],
] as const)('%o sends %i steps', async (environment, count) => {
  const telemetry = await open(environment)
  work(telemetry, 1)
  telemetry.log({ level: 30, atMs: Date.now(), message: 'a line', attributes: {} })
  await telemetry.close()
  expect([collector.spans.length, collector.logs.length]).toEqual([count, 1])
})

test('what is said of the server comes along', async () => {
  const telemetry = await open({
    OTEL_SERVICE_NAME: 'our chats',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%2C one,service.name=other',
  })
  work(telemetry, 0)
  await telemetry.close()
  expect(collector.spans[0]?.resource).toMatchObject({
    ...{ 'service.name': 'our chats', 'service.version': '1' },
    'deployment.environment.name': 'test, one',
  })
})
