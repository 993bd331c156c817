import { type RefObject, useLayoutEffect } from 'react'

/** Room below the panes, in pixels. */
const below = 24

/**
 * Tells the style sheet as `--panes-top` how far down the page the panes begin, so that they end with the window; again
 * whenever what stands above them changes its height.
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
