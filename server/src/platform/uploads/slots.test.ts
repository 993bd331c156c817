import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

const limits = { owner: { atOnce: 2, waiting: 1 }, all: { atOnce: 3, waiting: 1 } }

/** Work that goes on until it is told to end. */
function openEnd() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('an owner has some places, then waits, then is asked to come again', async () => {
  const slots = createSlots(limits)
  const uploads = [openEnd(), openEnd(), openEnd()]
  const ends = uploads.map(({ work }) => slots.hold(1, work))
  await expect(slots.hold(1, async () => {})).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  })
  await expect(slots.hold(2, async () => 'another owner')).resolves.toBe('another owner')
  for (const { end } of uploads) end()
  await Promise.all(ends)
  await expect(slots.hold(1, async () => 'again')).resolves.toBe('again')
})

test('all owners together have some places too', async () => {
  const slots = createSlots(limits)
  const uploads = [1, 1, 2, 2].map((owner) => ({ owner, ...openEnd() }))
  const ends = uploads.map(({ owner, work }) => slots.hold(owner, work))
  await expect(slots.hold(3, async () => {})).rejects.toMatchObject({ code: 'not_ready' })
  for (const { end } of uploads) end()
  await Promise.all(ends)
  await expect(slots.hold(3, async () => 'later')).resolves.toBe('later')
})

test('a place is free again when the work fails', async () => {
  const slots = createSlots({ owner: { atOnce: 1, waiting: 0 }, all: { atOnce: 1, waiting: 0 } })
  const broken = () => Promise.reject(new Error('broken'))
  await expect(slots.hold(1, broken)).rejects.toThrow('broken')
  await expect(slots.hold(1, broken)).rejects.toThrow('broken')
})
