import { foundAgentSchema } from '@parleykit/contract/agents/agents'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { agentQuery } from './queries.ts'

afterEach(() => void vi.unstubAllGlobals())

const fetchAgent = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(agentQuery(7))
}

test('an agent that is not there is null, whichever way the server says so', async () => {
  const error = JSON.stringify({ message: 'Not found', error: 'Not found', code: 'not_found' })
  expect(await fetchAgent(404, error)).toBeNull()
  expect(await fetchAgent(200, 'null')).toBeNull()
  await expect(fetchAgent(500, error)).rejects.toThrow('500: ')
})

test('an agent without a public page may have null for its public id', () => {
  const { publicId } = foundAgentSchema.unwrap().shape
  expect([publicId.parse(null), publicId.parse('abc')]).toEqual(['', 'abc'])
})
