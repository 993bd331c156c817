import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { probeHttp } from './probe-http.ts'
import { probeModelServer } from './probe-model-server.ts'

/** Answers /401 with 401 and so on; its models are for the key alone. */
const server = createServer(({ url = '', headers }, response) => {
  const isModels = url === '/v1/models'
  response.statusCode = isModels
    ? headers.authorization === 'Bearer right'
      ? 200
      : 401
    : Number(url.slice(1))
  response.end('x'.repeat(100_000))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a server is there, takes no key, or is silent', async () => {
  for (const [status, reach] of [
    ['200', 'ok'],
    ['302', 'ok'],
    ['404', 'ok'],
    ['401', 'refused'],
    ['403', 'refused'],
    ['500', 'silent'],
  ] as const)
    expect(await probeHttp(`${origin}/${status}`, {})).toBe(reach)
  expect(await probeHttp('http://127.0.0.1:1/', {})).toBe('silent')
})

test('a model’s server is asked with its key', async () => {
  const reachWith = (key: string) => {
    const { languageModel } = readConfig({ LLM_BASE_URL: `${origin}/v1`, LLM_MODEL: 'm', LLM_API_KEY: key })
    return languageModel && probeModelServer(languageModel)
  }
  expect(await reachWith('right')).toBe('ok')
  expect(await reachWith('wrong')).toBe('refused')
})
