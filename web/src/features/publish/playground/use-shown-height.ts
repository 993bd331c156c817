import { type RefObject, useEffect } from 'react'

/** Space below the frame, and the chat's minimum height, in pixels. */
const below = 12
const least = 320

/**
 * Sets `--shown-height` in the frame's chat, the height of its visible part, so that its input is visible although the
 * frame continues below the window. Removes it once the frame's end is in view.
 */
export function useShownHeight(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const apply = () => {
      const { top, bottom } = element.getBoundingClientRect()
      const shown = Math.round(window.innerHeight - below - top)
      // A document that is still loading has no root element yet.
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
