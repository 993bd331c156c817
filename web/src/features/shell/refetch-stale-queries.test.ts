import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { agentsQuery } from '../agents/queries.ts'
import { registrationQuery } from '../auth/queries.ts'
import { refetchEachQuery, refetchStaleQueries } from './refetch-stale-queries.ts'

/** A query on screen whose answers are given by hand. */
function show(client: QueryClient, queryKey: readonly unknown[]) {
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
  observer.subscribe(() => {})
  return { answers, read: () => observer.getCurrentResult().data }
}

test('what was asked for before the stream is asked for again, also while it is answered', async () => {
  const client = new QueryClient()
  const agents = show(client, agentsQuery.queryKey)
  const registration = show(client, registrationQuery.queryKey)
  refetchStaleQueries(client)
  expect([agents.answers, registration.answers]).toMatchObject([{ length: 1 }, { length: 1 }])
  agents.answers[0]?.('as it was before')
  registration.answers[0]?.('open')
  await vi.waitFor(() => expect(agents.answers).toHaveLength(2))
  agents.answers[1]?.('as it is')
  await vi.waitFor(() => expect(agents.read()).toBe('as it is'))

  refetchStaleQueries(client)
  await vi.waitFor(() => expect(agents.answers).toHaveLength(3))
  // Nobody tells of changes of this one.
  expect(registration.answers).toHaveLength(1)
  client.clear()
})

test('what a notice makes old while it is asked for the first time is asked for once more', async () => {
  const client = new QueryClient()
  const job = show(client, ['websites', 7, 'status', 3])
  const other = show(client, ['websites', 8, 'status', 4])
  refetchEachQuery(client, { queryKey: ['websites', 7] })
  job.answers[0]?.('storing the pages')
  other.answers[0]?.('reading')
  await vi.waitFor(() => expect(job.answers).toHaveLength(2))
  job.answers[1]?.('done')
  await vi.waitFor(() => expect(job.read()).toBe('done'))
  expect(other.answers).toHaveLength(1)
  client.clear()
})
