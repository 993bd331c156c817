import { useEffect } from 'react'

/**
 * Keeps the frame inside the part of the window above the on-screen keyboard. With `interactive-widget` support the
 * window shrinks automatically; Safari on iOS only changes its visual viewport.
 */
export function useVisibleViewport(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const apply = () => {
      const zoomed = Math.abs(viewport.scale - 1) > 0.01
      const covered = !zoomed && window.innerHeight - viewport.height > 1
      const { style } = document.documentElement
      if (covered) {
        style.setProperty('--visible-height', `${viewport.height}px`)
        style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      } else {
        style.removeProperty('--visible-height')
        style.removeProperty('--visible-top')
      }
    }
    apply()
    viewport.addEventListener('resize', apply)
    viewport.addEventListener('scroll', apply)
    return () => {
      viewport.removeEventListener('resize', apply)
      viewport.removeEventListener('scroll', apply)
    }
  }, [])
}
