import { useSyncExternalStore } from 'react'

/** How often relative times are updated, in milliseconds. */
const tickMs = 10_000

const listeners = new Set<() => void>()
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = new Date()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (timer === undefined) {
    now = new Date()
    timer = setInterval(tick, tickMs)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The current time, updated in steps and the same for the whole screen. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
