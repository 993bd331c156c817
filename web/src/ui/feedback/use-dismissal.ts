import { useState } from 'react'

/** Whether a hint was dismissed in this browser, and a function that dismisses it for good. */
export function useDismissal(storageKey: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setDismissed] = useState(() => wasDismissed(storageKey))
  function dismiss() {
    setDismissed(true)
    try {
      localStorage.setItem(storageKey, 'yes')
    } catch {
      // Storage is blocked or full: it stays hidden until the page is left.
    }
  }
  return [isDismissed, dismiss]
}

function wasDismissed(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}
