import { createSemaphore, type Semaphore } from './semaphore.ts'

/** Does work of one key at so many places at a time, in the order of its coming; keys don't wait for one another. */
export interface KeyedPlaces {
  run<Result>(key: number, work: () => Promise<Result>): Promise<Result>
}

export function createKeyedPlaces(places: number): KeyedPlaces {
  const keys = new Map<number, { readonly semaphore: Semaphore; callers: number }>()
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
