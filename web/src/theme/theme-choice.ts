import { type Theme, themes } from '@parleykit/contract/agents/themes'
import { useSyncExternalStore } from 'react'

/** What `before-paint.ts` hears. */
const choosing = 'parleykit:theme'

/** Colours the app in this browser, from now on and in every tab. */
export function chooseTheme(theme: Theme): void {
  window.dispatchEvent(new CustomEvent(choosing, { detail: theme }))
}

/** What this browser has chosen; the device's theme if it hasn't. */
export function useThemeChoice(): Theme {
  return useSyncExternalStore(follow, chosenTheme)
}

function chosenTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system'
}

function follow(listener: () => void): () => void {
  const ending = new AbortController()
  for (const type of [choosing, 'storage']) window.addEventListener(type, listener, ending)
  return () => ending.abort()
}
