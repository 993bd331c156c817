import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { conversationsQuery } from '../conversations/queries.ts'
import { everything } from '../conversations/search.ts'
import { knowledgeQuery } from '../knowledge/queries.ts'
import { staleQueries } from './stale-queries.ts'

test('a notice of one agent makes its own lists old and leaves those of others', () => {
  const client = new QueryClient()
  for (const agentId of [1, 2]) {
    client.setQueryData(knowledgeQuery(agentId).queryKey, [])
    client.setQueryData(conversationsQuery(agentId, 1, everything).queryKey, { items: [], total: 0 })
  }
  const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  for (const topic of ['knowledge', 'conversations'] as const)
    for (const queryKey of staleQueries({ topic, agentId: 1 })) void client.invalidateQueries({ queryKey })
  expect(isOld(knowledgeQuery(1).queryKey)).toBe(true)
  expect(isOld(conversationsQuery(1, 1, everything).queryKey)).toBe(true)
  expect(isOld(knowledgeQuery(2).queryKey)).toBe(false)
  expect(isOld(conversationsQuery(2, 1, everything).queryKey)).toBe(false)
})
