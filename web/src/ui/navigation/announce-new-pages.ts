import { focusContent } from './focus-content.ts'

/** The router's events for screen changes. */
interface Places {
  subscribe(
    event: 'onRendered',
    listener: (change: {
      readonly fromLocation?: object | undefined
      readonly pathChanged: boolean
      readonly toLocation: { readonly state: { readonly toTrain?: boolean } }
    }) => void,
  ): unknown
}

/** Does what browsers do for a new page on every screen change: focuses the content and announces the title. */
export function announceNewPages(places: Places): void {
  announceTitles()
  let stopWaiting = () => {}
  places.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    stopWaiting()
    // The browser has announced the first page itself, and the Train control takes the focus by itself.
    if (!fromLocation || toLocation.state.toTrain) return
    // Switching tabs within a page may remove the focused element.
    if (pathChanged || isFocusLost()) stopWaiting = focusOnceThere(pathChanged)
  })
}

/** Focuses the page's content, which may still be loading. The returned function ends the wait. */
function focusOnceThere(isNewPage: boolean): () => void {
  const observer = new MutationObserver(attempt)
  function attempt() {
    const content = document.querySelector('main')
    if (!content) return
    observer.disconnect()
    // The page may have focused one of its fields.
    if (isFocusLost() || (isNewPage && !content.contains(document.activeElement))) focusContent()
  }
  observer.observe(document.body, { subtree: true, childList: true })
  attempt()
  return () => observer.disconnect()
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function announceTitles(): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = 'visually-hidden'
  document.body.append(region)
  new MutationObserver(() => {
    if (region.textContent !== document.title) region.textContent = document.title
  }).observe(document.head, { subtree: true, childList: true, characterData: true })
}
