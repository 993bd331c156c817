import { useRef } from 'react'

/**
 * For the content of a dialog that has no trigger of its own: gives the focus back to what had it before, or to the
 * page's content when that is gone by now.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const before = opener.current
      const place = before instanceof HTMLElement && before.isConnected ? before : null
      ;(place ?? document.getElementById('content'))?.focus()
    },
  }
}
