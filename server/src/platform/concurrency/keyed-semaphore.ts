import { createSemaphore, type Semaphore } from './semaphore.ts'

/** Runs a limited number of tasks per key at a time, in order of arrival. Keys don't wait for each other. */
export interface KeyedSemaphore {
  run<Result>(key: number | string, work: () => Promise<Result>): Promise<Result>
}

export function createKeyedSemaphore(places: number): KeyedSemaphore {
  const keys = new Map<number | string, { readonly semaphore: Semaphore; callers: number }>()
  return {
    async run(key, work) {
      const own = keys.get(key) ?? {
        semaphore: createSemaphore(places, Number.POSITIVE_INFINITY),
        callers: 0,
      }
      keys.set(key, own)
      own.callers++
      await own.semaphore.acquire()
      try {
        return await work()
      } finally {
        own.semaphore.release()
        if (--own.callers === 0) keys.delete(key)
      }
    },
  }
}
