import { type RefObject, useEffect, useRef } from 'react'

interface Opener {
  readonly element: Element | null
  /** The heading of its section, found while the opener still exists. */
  readonly heading: Element | null | undefined
}

/**
 * For a dialog's content: returns the focus to `first`, or to the previously focused element. If that is gone, focuses
 * the heading of its section or the page's content.
 */
export function useReturnFocus(isWanted: boolean, first: readonly (RefObject<Element | null> | undefined)[]) {
  const opener = useRef<Opener | null>(null)
  // Runs now, because a field of the dialog may take the focus, and again, because the previous dialog may still have
  // it.
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
      // Focusing an unselected tab would request it again.
      const origin = element?.matches('[role="tab"][aria-selected="false"]')
        ? element.parentElement?.querySelector('[aria-selected="true"]')
        : element
      if ([...first.map((place) => place?.current), origin].some(takesFocus)) return
      // The opener's replacement may have the focus already.
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

/** Focuses the element and returns whether that worked: missing and disabled elements don't get the focus. */
function takesFocus(place: Element | null | undefined): boolean {
  if (!(place instanceof HTMLElement) || place === document.body) return false
  place.focus()
  return document.activeElement === place
}
