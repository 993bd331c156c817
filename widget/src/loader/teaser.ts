import { icon, make } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

export interface Teaser {
  readonly element: HTMLElement
  /** Removes it in every tab and on every later page, after it was closed or the chat was opened. */
  end(): void
}

/** The initial message next to the closed bubble; null if there is none or this browser has dismissed it. */
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

/** Reads or stores a value in this browser. If nothing can be stored, the message returns with the next page. */
export function remember(key: string, value?: string): string | undefined {
  try {
    if (value) localStorage[key] = value
    return localStorage[key]
  } catch {
    return
  }
}
