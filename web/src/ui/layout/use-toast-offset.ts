import { type RefObject, useLayoutEffect } from 'react'

/** Height of a two-line toast with its margins, in pixels. */
const toastHeight = 96

/**
 * Sets how far above the window's bottom toasts appear, so that they don't cover the sticky element: above it, however
 * many rows it has, or at the bottom if a short page leaves room below it.
 */
export function useToastOffset(kept: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = kept
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const { top, bottom } = current.getBoundingClientRect()
      const height = innerHeight - bottom < toastHeight ? innerHeight - top : 0
      style.setProperty('--toast-offset', `${Math.max(0, Math.ceil(height))}px`)
    }
    const observer = new ResizeObserver(measure)
    for (const element of [current, document.body]) observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty('--toast-offset')
    }
  }, [kept])
}
