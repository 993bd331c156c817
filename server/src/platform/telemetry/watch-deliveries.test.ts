import { expect, test } from 'vitest'
import { watchDeliveries } from './watch-deliveries.ts'

test('a delivery tells of the minute after it', async () => {
  let minutes = 0
  const deliveries = watchDeliveries(
    () => {},
    () => minutes * 60_000,
  )
  const deliver = (what: 'traces' | 'logs', fails: boolean) =>
    deliveries
      .watch(
        {
          export: (_items, done) => done(fails ? { code: 1, error: new Error('no answer') } : { code: 0 }),
          shutdown: async () => {},
        },
        what,
      )
      .export([], () => {})
  deliver('logs', true)
  deliver('traces', false)
  expect(deliveries.last()).toBe('silent')
  minutes = 0.9
  deliver('traces', false)
  expect(deliveries.last()).toBe('silent')
  minutes = 1
  expect(deliveries.last()).toBe('delivered')
  minutes = 2
  expect(deliveries.last()).toBeNull()
})
