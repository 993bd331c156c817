import { useSyncExternalStore } from 'react'

const storageKey = 'parleykit.workspace'

/** The workspace open in this browser: its owner's id, or null for the user's own. */
let chosen: number | null = readStored()
const listeners = new Set<() => void>()

export function chosenWorkspace(): number | null {
  return chosen
}

/** Opens a workspace: all later requests and screens use it. */
export function chooseWorkspace(id: number | null): void {
  if (id === chosen) return
  chosen = id
  try {
    if (id === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, String(id))
  } catch {
    // If the browser can't store the choice, the next visit begins with the user's own workspace.
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
