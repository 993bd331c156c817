import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userQuery } from './queries.ts'

let asked: number
beforeEach(() => {
  asked = 0
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => {
    asked++
    return new Response('{}', { status: 401 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a browser without the mark of a session has nobody signed in, and the server is not asked', async () => {
  expect(await new QueryClient().fetchQuery(userQuery)).toBeNull()
  expect(asked).toBe(0)
})

test('the user is requested even without the mark: a late refusal may have taken it from a new session', async () => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, {} as never)
  await client.fetchQuery({ ...userQuery, staleTime: 0 })
  expect(asked).toBe(1)
})
