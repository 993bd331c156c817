import { useState } from 'react'

/**
 * Whether a hint was dismissed in this browser, and a function that dismisses it for good. With a version, only that
 * version of the hint is meant; the component needs it as its key.
 */
export function useDismissal(
  storageKey: string,
  version = 'yes',
): readonly [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setDismissed] = useState(() => wasDismissed(storageKey, version))
  function dismiss() {
    setDismissed(true)
    try {
      localStorage.setItem(storageKey, version)
    } catch {
      // Storage is blocked or full: it stays hidden until the page is left.
    }
  }
  return [isDismissed, dismiss]
}

function wasDismissed(storageKey: string, version: string): boolean {
  try {
    return localStorage.getItem(storageKey) === version
  } catch {
    return false
  }
}
