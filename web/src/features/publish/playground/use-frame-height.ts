import { type RefObject, useLayoutEffect } from 'react'

/** Space below the frame, in pixels. */
const below = 12

/**
 * Sets `--frame-top`, the frame's distance from the top of the page, so that it ends with the window and its input is
 * visible. Updates it when content above changes height.
 */
export function useFrameHeight(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = place.current
    if (!root) return
    const measure = () => {
      const top = root.getBoundingClientRect().top + window.scrollY + below
      root.style.setProperty('--frame-top', `${Math.round(top)}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [place])
}
