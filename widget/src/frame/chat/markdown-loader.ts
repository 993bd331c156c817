import { useSyncExternalStore } from 'react'

let loaded: typeof import('@parleykit/markdown/markdown') | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Loads the Markdown renderer once. Never rejects; a failed load is tried again at the next call. */
export function loadMarkdown(): Promise<void> {
  loading ??= import('@parleykit/markdown/markdown').then(
    (module) => {
      loaded = module
      module.warmUp()
      for (const listener of listeners) listener()
    },
    () => {
      loading = null
    },
  )
  return loading
}

/** The Markdown renderer, or null until it is loaded. */
export function useMarkdown() {
  return useSyncExternalStore(subscribe, () => loaded?.Markdown ?? null)
}

/** Copies an answer the same way as its code blocks. Returns whether that worked. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  return (await loaded?.copyText(text, shown)) ?? false
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
