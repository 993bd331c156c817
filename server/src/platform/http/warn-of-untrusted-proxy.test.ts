import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts'

async function warnings(config: { trustProxy: string | null; publicUrl: string | null }, headers: object[]) {
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) })
  const app = Fastify()
  app.addHook('onRequest', warnOfUntrustedProxy(config, log))
  app.get('/', async () => 'ok')
  for (const each of headers) await app.inject({ url: '/', headers: { ...each } })
  return lines.map((line) => String(JSON.parse(line).msg))
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('a proxy that is not believed is told of once, with what to set', async () => {
  const told = await warnings({ trustProxy: null, publicUrl: null }, [
    {},
    forwarded,
    forwarded,
    { forwarded: 'for=x' },
  ])
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('TRUST_PROXY=127.0.0.1 and PUBLIC_URL')
  expect(told[0]).not.toContain('203.0.113.7')
})

test('one that is believed, and none at all, are not', async () => {
  expect(await warnings({ trustProxy: '127.0.0.1', publicUrl: null }, [forwarded])).toEqual([])
  expect(await warnings({ trustProxy: null, publicUrl: null }, [{}])).toEqual([])
})
