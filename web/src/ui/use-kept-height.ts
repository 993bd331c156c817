import { type RefObject, useLayoutEffect } from 'react'

/** Says how high what is kept at the window's bottom is, above which toasts stand; it may break into several rows. */
export function useKeptHeight(kept: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = kept
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--kept-height', `${Math.ceil(current.getBoundingClientRect().height)}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--kept-height')
    }
  }, [kept])
}
