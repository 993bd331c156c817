import { icon, make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

export interface Teaser {
  readonly element: HTMLElement
  /** Takes it away, in every tab and on every later page: it was closed, or the chat was opened. */
  end(): void
}

/** The initial message beside the closed bubble; null when there is none, or it has done its work in this browser. */
export function createTeaser(
  { publicId, tag: { initialMessage } }: WidgetSettings,
  dismissMessage: string,
  { onOpen }: { readonly onOpen: () => void },
): Teaser | null {
  const storageKey = `parleykit.teaser-closed.${publicId}`
  if (!initialMessage || remember(storageKey) === initialMessage) return null
  const message = make('button', { className: 'message', dir: 'auto', onclick: onOpen }, initialMessage)
  const dismiss = { className: 'dismiss', ariaLabel: dismissMessage, onclick: end }
  const element = make('div', { className: 'teaser' }, message, make('button', dismiss, icon('close')))
  function end() {
    element.remove()
    remember(storageKey, initialMessage)
  }
  return { element, end }
}

/** What this browser has kept; where it keeps nothing the message comes back with the next page. */
export function remember(key: string, value?: string): string | undefined {
  try {
    if (value) localStorage[key] = value
    return localStorage[key]
  } catch {
    return
  }
}
