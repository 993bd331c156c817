import { button, element, icon } from './elements.ts'
import type { WidgetSettings } from './settings.ts'

/** The initial message beside the closed bubble; null when there is none, or the visitor has closed it before. */
export function createTeaser(
  { publicId, initialMessage }: WidgetSettings,
  { onOpen }: { readonly onOpen: () => void },
): HTMLElement | null {
  const storageKey = `parleykit.teaser-closed.${publicId}`
  if (initialMessage === '' || remembered(storageKey)) return null
  const teaser = element('div', 'teaser')
  const message = button('message', '', document.createTextNode(initialMessage))
  message.dir = 'auto'
  const closing = button('dismiss', 'Close this message', icon('close'))
  teaser.append(message, closing)
  message.addEventListener('click', onOpen)
  closing.addEventListener('click', () => {
    teaser.remove()
    remember(storageKey)
  })
  return teaser
}

function remembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is refused: the message comes back with the next page.
  }
}
