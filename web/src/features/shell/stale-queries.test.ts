import { globSync, readFileSync } from 'node:fs'
import { liveTopics } from '@parleykit/contract/reports/dashboard/dashboard'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { conversationsQuery } from '../conversations/queries.ts'
import { emptySearch } from '../conversations/search.ts'
import { knowledgeQuery } from '../knowledge/queries.ts'
import { staleQueries } from './stale-queries.ts'

test('a notice of one agent makes its own lists old and leaves those of others', () => {
  const client = new QueryClient()
  for (const agentId of [1, 2]) {
    client.setQueryData(knowledgeQuery(agentId).queryKey, [])
    client.setQueryData(conversationsQuery(agentId, 1, emptySearch).queryKey, { items: [], total: 0 })
  }
  const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  for (const topic of ['knowledge', 'conversations'] as const)
    for (const queryKey of staleQueries({ topic, agentId: 1 })) void client.invalidateQueries({ queryKey })
  expect(isOld(knowledgeQuery(1).queryKey)).toBe(true)
  expect(isOld(conversationsQuery(1, 1, emptySearch).queryKey)).toBe(true)
  expect(isOld(knowledgeQuery(2).queryKey)).toBe(false)
  expect(isOld(conversationsQuery(2, 1, emptySearch).queryKey)).toBe(false)
})

/** Queries that no change of others makes stale: they are refetched whenever they come on screen, or never change. */
const withoutNotice = new Set([
  'accounts',
  'analytics',
  'audit',
  'change-preview',
  'checkout',
  'demo-agent',
  'mail-server',
  'member-offer',
  'payment-settings',
  'public-addresses',
  'receipt',
  'registration',
  'server-status',
  'setup',
  'sign-in-options',
  'storage',
])

test('every query is made old by a notice, or is named here as one that needs none', () => {
  const folder = new URL('..', import.meta.url)
  const declared = globSync('**/queries.ts', { cwd: folder }).flatMap((path) =>
    [...readFileSync(new URL(path, folder), 'utf8').matchAll(/^\s*queryKey: \['([\w-]+)'/gm)].map(
      ([, name]) => ({ path, name: name ?? '' }),
    ),
  )
  expect(declared.length).toBeGreaterThan(10)
  const topics = liveTopics.filter((topic) => topic !== 'everything')
  const noticed = new Set(
    topics.flatMap((topic) => staleQueries({ topic, agentId: 1 }).map(([name]) => name)),
  )
  expect(declared.filter(({ name }) => !noticed.has(name) && !withoutNotice.has(name))).toEqual([])
})
