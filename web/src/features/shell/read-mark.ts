import { useSyncExternalStore } from 'react'

const storageKey = 'parleykit.newest-read-activity'

let newestRead: number | null = null
const listeners = new Set<() => void>()

/** The newest activity read in this browser, stored if storage is allowed. */
export function useReadMark() {
  return { newestRead: useSyncExternalStore(subscribe, readMark), markRead }
}

function markRead(id: number) {
  newestRead = id
  try {
    localStorage.setItem(storageKey, String(id))
  } catch {
    // Storage is blocked or full: the mark lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

function readMark(): number {
  newestRead ??= readStored()
  return newestRead
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readStored(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0
  } catch {
    return 0
  }
}
