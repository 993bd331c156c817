import { useSyncExternalStore } from 'react'

const storageKey = 'parleykit.request-alerts'

/** How this browser alerts the user when a visitor asks for a person; both are off by default. */
export interface AlertChoice {
  readonly sound: boolean
  readonly notification: boolean
}

let choice: AlertChoice = readStored()
const listeners = new Set<() => void>()

export function alertChoice(): AlertChoice {
  return choice
}

export function chooseAlerts(change: Partial<AlertChoice>): void {
  choice = { ...choice, ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useAlertChoice(): AlertChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => choice,
  )
}

function readStored(): AlertChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const has = (name: string) =>
      typeof stored === 'object' && stored !== null && Reflect.get(stored, name) === true
    return { sound: has('sound'), notification: has('notification') }
  } catch {
    return { sound: false, notification: false }
  }
}
