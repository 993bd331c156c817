import { type RefObject, useRef } from 'react'

/**
 * For the content of a dialog that has no trigger of its own: gives the focus back to what had it before, or to the
 * page's content when that is gone by now. `returnTo` is for dialogs opened from a menu, whose items are gone by then.
 */
export function useReturnFocus(returnTo?: RefObject<HTMLElement | null> | undefined) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A tab that may not be opened would be asked for again by the focus alone.
      const origin = opener.current?.matches('[role="tab"][aria-selected="false"]')
        ? opener.current.parentElement?.querySelector('[aria-selected="true"]')
        : opener.current
      const places = [returnTo?.current, origin, document.getElementById('content')]
      places.find(canHaveFocus)?.focus()
    },
  }
}

function canHaveFocus(place: Element | null | undefined): place is HTMLElement {
  return place instanceof HTMLElement && place.isConnected && place !== document.body
}
