import { icon, make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

export interface Teaser {
  readonly element: HTMLElement
  /** Takes it away, in every tab and on every later page: it was closed, or the chat was opened. */
  end(): void
}

/** The initial message beside the closed bubble; null when there is none, or it has done its work in this browser. */
export function createTeaser(
  { publicId, initialMessage }: WidgetSettings,
  { onOpen }: { readonly onOpen: () => void },
): Teaser | null {
  const storageKey = `parleykit.teaser-closed.${publicId}`
  if (initialMessage === '' || remembered(storageKey) === initialMessage) return null
  const message = make('button', { className: 'message', dir: 'auto', onclick: onOpen }, initialMessage)
  const dismiss = { className: 'dismiss', ariaLabel: 'Close this message', onclick: end }
  const element = make('div', { className: 'teaser' }, message, make('button', dismiss, icon('close')))
  function end() {
    element.remove()
    try {
      localStorage.setItem(storageKey, initialMessage)
    } catch {
      // Storage is refused: the message comes back with the next page.
    }
  }
  return { element, end }
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
