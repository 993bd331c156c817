import { icon, make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

export interface Teaser {
  readonly element: HTMLElement
  /** Takes it away for the rest of the visit: it was closed, or the chat was opened. */
  end(): void
}

/** The initial message beside the closed bubble; null when there is none, or it has done its work before. */
export function createTeaser(
  { publicId, initialMessage }: WidgetSettings,
  { onOpen }: { readonly onOpen: () => void },
): Teaser | null {
  const storageKey = `parleykit.teaser-closed.${publicId}`
  if (initialMessage === '' || remembered(storageKey)) return null
  const message = make('button', { className: 'message', dir: 'auto', onclick: onOpen }, initialMessage)
  const dismiss = { className: 'dismiss', ariaLabel: 'Close this message', onclick: end }
  const element = make('div', { className: 'teaser' }, message, make('button', dismiss, icon('close')))
  function end() {
    element.remove()
    try {
      sessionStorage.setItem(storageKey, '1')
    } catch {
      // Storage is refused: the message comes back with the next page.
    }
  }
  return { element, end }
}

function remembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
