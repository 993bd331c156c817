import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { afterPaint } from './after-paint.ts'

/**
 * The browser's history, which tells of a new place once the press that led there has been painted. Places that the address bar adds (another hash) get their number here: the router takes them
 * for the first place of all, and going back from a refused one would reload the page or leave the URL as it is.
 */
export function createAppHistory(): RouterHistory {
  // As the browser made it: the router's own version tells the router of every call.
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

  // Before the router's own listener: the window calls them in this order, capturing or not.
  window.addEventListener('popstate', numberPlace)
  const history = createBrowserHistory()
  const { subscribe, push, replace } = history
  // Said twice before the router has heard of it, as tabs do on press and on focus, it is one step all the same.
  history.push = (...next) => (next[0] === history.location.href ? replace : push)(...next)
  history.subscribe = (listener) => subscribe((change) => afterPaint(() => listener(change)))
  return history
}
