import { type RefObject, useLayoutEffect } from 'react'

/** Room below the frame, in pixels. */
const below = 12

/**
 * Tells the style sheet as `--frame-top` how far down the page the frame begins, so that it ends with the window and its
 * input is in view; again whenever what stands above it changes its height.
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
