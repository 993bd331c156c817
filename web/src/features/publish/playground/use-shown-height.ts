import { type RefObject, useEffect } from 'react'

/** Room below the frame, in pixels, and the least that the chat is fitted into. */
const below = 12
const least = 320

/**
 * Tells the chat in the frame as `--shown-height` how much of it is above the window's end, so that its input is in view
 * although the frame goes on below; all of it where the page is scrolled down to its end.
 */
export function useShownHeight(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const apply = () => {
      const { top, bottom } = element.getBoundingClientRect()
      const shown = Math.round(window.innerHeight - below - top)
      // A document that has just begun has no element yet.
      const root: HTMLElement | null | undefined = element.contentDocument?.documentElement
      const style = root?.style
      if (shown >= bottom - top) style?.removeProperty('--shown-height')
      else style?.setProperty('--shown-height', `${Math.max(least, shown)}px`)
    }
    apply()
    const observer = new ResizeObserver(apply)
    observer.observe(document.body)
    const ending = new AbortController()
    window.addEventListener('scroll', apply, { passive: true, signal: ending.signal })
    window.addEventListener('resize', apply, ending)
    element.addEventListener('load', apply, ending)
    return () => {
      observer.disconnect()
      ending.abort()
    }
  }, [frame])
}
