import { type RefObject, useEffect, useRef } from 'react'

interface Opener {
  readonly element: Element | null
  /** The heading of its section, found before the opener may be gone. */
  readonly heading: Element | null | undefined
}

/**
 * For the content of a dialog: gives the focus back to `first`, or to what had it before, or, where that is gone by now,
 * to the heading of its section, or to the page's content.
 */
export function useReturnFocus(isWanted: boolean, first: readonly (RefObject<Element | null> | undefined)[]) {
  const opener = useRef<Opener | null>(null)
  // Now, as a field of the dialog may take the focus with it; and again, as the dialog before may still have it.
  useEffect(() => {
    if (isWanted) opener.current = findOpener()
  }, [isWanted])
  return {
    onOpenAutoFocus: () => {
      if (document.activeElement !== document.body) opener.current = findOpener()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { element, heading } = opener.current ?? {}
      // A tab that may not be opened would be asked for again by the focus alone.
      const origin = element?.matches('[role="tab"][aria-selected="false"]')
        ? element.parentElement?.querySelector('[aria-selected="true"]')
        : element
      if ([...first.map((place) => place?.current), origin].some(takesFocus)) return
      // What took the place of the opener may have the focus already.
      if (document.activeElement !== document.body) return
      heading?.setAttribute('tabindex', '-1')
      if (!takesFocus(heading)) takesFocus(document.querySelector('main'))
    },
  }
}

function findOpener(): Opener {
  const element = document.activeElement
  return { element, heading: element?.closest('section')?.querySelector('h2, h3') }
}

/** Whether it has the focus now: what is gone or disabled doesn't get it. */
function takesFocus(place: Element | null | undefined): boolean {
  if (!(place instanceof HTMLElement) || place === document.body) return false
  place.focus()
  return document.activeElement === place
}
