import { expect, it } from 'vitest'
import { collectGarbageAfterStart } from './collect-garbage-after-start.ts'

it('collects what nothing holds any more, once, as soon as the process rests', async () => {
  const garbage = new WeakRef(Array.from({ length: 1000 }, (_, at) => ({ at })))
  const collected: number[] = []
  await new Promise<void>((resolve) => {
    const alive = setInterval(() => {}, 1000)
    collectGarbageAfterStart((milliseconds) => {
      collected.push(milliseconds)
      clearInterval(alive)
      resolve()
    })
  })
  expect(garbage.deref()).toBeUndefined()
  expect(collected).toHaveLength(1)
})
