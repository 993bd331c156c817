import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { afterPaint } from '../timing/after-paint.ts'

/**
 * The browser's history, which reports a new location after the press that led there is painted. Locations added by the
 * address bar (another hash) get their index here. Otherwise the router takes them for the first entry, and going back
 * from a blocked one reloads the page or leaves the URL unchanged.
 */
export function createAppHistory(): RouterHistory {
  // The browser's own function: the router's version notifies the router of every call.
  const replaceState = window.history.replaceState.bind(window.history)

  function numberPlace(event: PopStateEvent) {
    if (event.state !== null) return
    const { href, state } = history.location
    const { pathname, search, hash } = window.location
    const isSamePlace = href === `${pathname}${search}${hash}`
    const index = state.__TSR_index + 1
    const key = `address-bar-${index}`
    replaceState(isSamePlace ? state : { key, __TSR_key: key, __TSR_index: index }, '')
    if (isSamePlace) event.stopImmediatePropagation()
  }

  // Registered before the router's listener: the window calls them in this order, capturing or not.
  window.addEventListener('popstate', numberPlace)
  const history = createBrowserHistory()
  const { subscribe, push, replace } = history
  // Tabs push on press and on focus; two pushes before the router reacts count as one step.
  history.push = (...next) => (next[0] === history.location.href ? replace : push)(...next)
  history.subscribe = (listener) => subscribe((change) => afterPaint(() => listener(change)))
  return history
}
