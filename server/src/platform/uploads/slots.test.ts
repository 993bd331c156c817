import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

const limits = {
  owner: { atOnce: 2, waiting: 1 },
  network: { atOnce: 3, waiting: 0 },
  incoming: { atOnce: 4, waiting: 0 },
  worked: { atOnce: 1, waiting: 9 },
}

const from = (ownerId: number, network = `network-${ownerId}`) => ({ ownerId, network })
const quick = async () => 'a file'

/** Work that goes on until it is told to end. */
function openEnd() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('an owner has some places, then waits, then is asked to come again', async () => {
  const slots = createSlots(limits)
  const uploads = [openEnd(), openEnd(), openEnd()]
  const ends = uploads.map(({ work }) => slots.hold(from(1), work, quick))
  await expect(slots.hold(from(1), quick, quick)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  })
  await expect(slots.hold(from(2), quick, async () => 'another owner')).resolves.toBe('another owner')
  for (const { end } of uploads) end()
  await Promise.all(ends)
  await expect(slots.hold(from(1), quick, async () => 'again')).resolves.toBe('again')
})

test('the owners of one network have some places together, and those of another have theirs', async () => {
  const slots = createSlots(limits)
  const slow = [1, 1, 2].map((owner) => ({ owner, ...openEnd() }))
  const ends = slow.map(({ owner, work }) => slots.hold(from(owner, 'café'), work, quick))
  await expect(slots.hold(from(3, 'café'), quick, quick)).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(slots.hold(from(3, 'home'), quick, async () => 'arrived')).resolves.toBe('arrived')
  for (const { end } of slow) end()
  await Promise.all(ends)
})

test('all that come in together have some places too', async () => {
  const slots = createSlots(limits)
  const slow = [1, 1, 2, 2].map((owner) => ({ owner, ...openEnd() }))
  const ends = slow.map(({ owner, work }) => slots.hold(from(owner), work, quick))
  await expect(slots.hold(from(3), quick, quick)).rejects.toMatchObject({ code: 'not_ready' })
  for (const { end } of slow) end()
  await Promise.all(ends)
  await expect(slots.hold(from(3), quick, async () => 'later')).resolves.toBe('later')
})

test('who is slow to send keeps nobody from working, and who is worked on nobody from sending', async () => {
  const slots = createSlots(limits)
  const [slow, heavy] = [openEnd(), openEnd()]
  const sending = slots.hold(from(1), slow.work, quick)
  const working = slots.hold(from(2), quick, heavy.work)
  let isReceived = false
  const receive = async () => {
    isReceived = true
  }
  const next = slots.hold(from(3), receive, quick)
  await expect.poll(() => isReceived).toBe(true)
  heavy.end()
  await Promise.all([working, next])
  slow.end()
  await sending
})

test('a place is free again when the work fails', async () => {
  const slots = createSlots({
    ...limits,
    owner: { atOnce: 1, waiting: 0 },
    incoming: { atOnce: 1, waiting: 0 },
  })
  const broken = () => Promise.reject(new Error('broken'))
  await expect(slots.hold(from(1), broken, quick)).rejects.toThrow('broken')
  await expect(slots.hold(from(1), quick, broken)).rejects.toThrow('broken')
  await expect(slots.hold(from(1), broken, quick)).rejects.toThrow('broken')
})
