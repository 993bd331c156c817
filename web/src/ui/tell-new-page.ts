import { focusContent } from './focus-content.ts'

/** Where the router says that another place is on screen. */
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

/** Does for a change of screen what browsers do for a new page: the focus goes to its content, its title is said. */
export function tellNewPages(places: Places): void {
  sayTitles()
  let stopWaiting = () => {}
  places.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    stopWaiting()
    // The browser itself has told of the first one, and the Train control takes the focus by itself.
    if (!fromLocation || toLocation.state.toTrain) return
    // Another tab of a page may take along what had the focus.
    if (pathChanged || isFocusLost()) stopWaiting = focusOnceThere(pathChanged)
  })
}

/** Gives the focus to the page's content, which comes later where something is asked for first. Returns what ends the wait. */
function focusOnceThere(isNewPage: boolean): () => void {
  const observer = new MutationObserver(attempt)
  function attempt() {
    const content = document.querySelector('main')
    if (!content) return
    observer.disconnect()
    // A page may have given it to one of its fields.
    if (isFocusLost() || (isNewPage && !content.contains(document.activeElement))) focusContent()
  }
  observer.observe(document.body, { subtree: true, childList: true })
  attempt()
  return () => observer.disconnect()
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function sayTitles(): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = 'visually-hidden'
  document.body.append(region)
  new MutationObserver(() => {
    if (region.textContent !== document.title) region.textContent = document.title
  }).observe(document.head, { subtree: true, childList: true, characterData: true })
}
