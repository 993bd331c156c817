import { type RefObject, useEffect, useRef } from 'react'
import { productWidget } from './use-product-widget.ts'

const narrowScreen = '(max-width: 639px)'

/**
 * Hides this page's closed bubble while `place`, which it would cover on a narrow screen, is in view. Returns a
 * function that restores the bubble before the chat is opened from there.
 */
export function useHiddenBubble(place: RefObject<Element | null>): () => void {
  const opener = useRef<Element>(null)
  useEffect(() => {
    const narrow = window.matchMedia(narrowScreen)
    let isInView = false
    let isOpen = false
    let stops: (() => void)[] = []
    const update = () => hideBubble(narrow.matches && isInView && !isOpen)
    function follow() {
      const widget = productWidget()
      if (!widget) return
      for (const stop of stops) stop()
      stops = [widget.on('open', () => turn(true)), widget.on('close', () => turn(false))]
      update()
    }
    function turn(open: boolean) {
      isOpen = open
      update()
      // The focus would return to the closed bubble, which may be hidden again.
      if (!open && narrow.matches && isInView && opener.current instanceof HTMLElement) opener.current.focus()
    }
    const observer = new IntersectionObserver((seen) => {
      isInView = seen.some(({ isIntersecting }) => isIntersecting)
      update()
    })
    if (place.current) observer.observe(place.current)
    narrow.addEventListener('change', update)
    document.addEventListener('parleykit:ready', follow)
    follow()
    return () => {
      observer.disconnect()
      narrow.removeEventListener('change', update)
      document.removeEventListener('parleykit:ready', follow)
      for (const stop of stops) stop()
    }
  }, [place])
  return () => {
    opener.current = document.activeElement
    hideBubble(false)
  }
}

function hideBubble(isHidden: boolean): void {
  const bubble = document.querySelector<HTMLElement>('parleykit-widget')
  if (bubble) bubble.hidden = isHidden
}
