import type { Markdown } from '@parleykit/markdown/markdown'
import { useSyncExternalStore } from 'react'

let renderer: typeof Markdown | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Loads the Markdown renderer, once. Never rejects: what can't be loaded is asked for again the next time. */
export function loadMarkdown(): Promise<void> {
  loading ??= import('@parleykit/markdown/markdown').then(
    (module) => {
      renderer = module.Markdown
      module.warmUp()
      for (const listener of listeners) listener()
    },
    () => {
      loading = null
    },
  )
  return loading
}

/** The Markdown renderer, or null until it is there. */
export function useMarkdown(): typeof Markdown | null {
  return useSyncExternalStore(subscribe, () => renderer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
