import { expect, it } from 'vitest'
import { retry } from './retry.ts'

const pauseMs = { first: 1, max: 2 }

/** Fails so often, then says how often it was called. */
function failing(times: number) {
  let calls = 0
  return {
    calls: () => calls,
    work: async () => {
      calls++
      if (calls <= times) throw new Error(`failure ${calls}`)
      return calls
    },
  }
}

it('tries until it works', async () => {
  expect(await retry(failing(4).work, { pauseMs })).toBe(5)
})

it('throws the last error once the tries are over, and at once what does not pass', async () => {
  const thrice = failing(9)
  await expect(retry(thrice.work, { pauseMs, tries: 3 })).rejects.toThrow('failure 3')
  expect(thrice.calls()).toBe(3)
  const once = failing(9)
  await expect(retry(once.work, { pauseMs, shouldRetry: () => false })).rejects.toThrow('failure 1')
  expect(once.calls()).toBe(1)
})

it('is ended by its signal in the midst of a pause, and begins nothing after it', async () => {
  const stopping = new AbortController()
  const asked = failing(9)
  const long = { first: 3_600_000, max: 3_600_000 }
  const shouldRetry = () => {
    setImmediate(() => stopping.abort())
    return true
  }
  await expect(retry(asked.work, { pauseMs: long, signal: stopping.signal, shouldRetry })).rejects.toThrow()
  await expect(retry(asked.work, { pauseMs, signal: stopping.signal })).rejects.toThrow()
  expect(asked.calls()).toBe(1)
})

it('keeps what succeeds although it was told to stop meanwhile', async () => {
  const stopping = new AbortController()
  const work = async () => {
    stopping.abort()
    return 'open'
  }
  expect(await retry(work, { pauseMs, signal: stopping.signal })).toBe('open')
})
