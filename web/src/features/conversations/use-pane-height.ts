import { type RefObject, useLayoutEffect } from 'react'

/** Space below the panes, in pixels. */
const below = 24

/**
 * Sets `--panes-top`, the panes' distance from the top of the page, so that they end with the window. Updates it when
 * content above changes height.
 */
export function usePaneHeight(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = place.current
    const head = root?.querySelector('.conversation-head')
    if (!root || !head) return
    const measure = () => {
      const top = head.getBoundingClientRect().bottom + window.scrollY + below
      root.style.setProperty('--panes-top', `${Math.round(top)}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [place])
}
