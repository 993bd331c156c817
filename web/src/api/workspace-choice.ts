import { useSyncExternalStore } from 'react'

const storageKey = 'parleykit.workspace'

/** The workspace that this browser has open: the id of its owner, or null for one's own. */
let chosen: number | null = readStored()
const listeners = new Set<() => void>()

export function chosenWorkspace(): number | null {
  return chosen
}

/** Opens a workspace: from now on requests are about that one, and screens show it. */
export function chooseWorkspace(id: number | null): void {
  if (id === chosen) return
  chosen = id
  try {
    if (id === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, String(id))
  } catch {
    // A browser that keeps nothing begins with one's own the next time.
  }
  for (const listener of listeners) listener()
}

export function useChosenWorkspace(): number | null {
  return useSyncExternalStore(follow, chosenWorkspace, chosenWorkspace)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStored(): number | null {
  try {
    const id = Number(localStorage.getItem(storageKey))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}
