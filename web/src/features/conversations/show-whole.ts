/**
 * Scrolls what scrolls around an element, and as little as it takes, so that all of the element is seen; the page itself
 * only where it doesn't show the place that it scrolls to.
 */
export function showWhole(element: HTMLElement, scroller: HTMLElement): void {
  const shown = scroller.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > shown.bottom) scroller.scrollTop += Math.min(bottom - shown.bottom, top - shown.top)
  else if (top < shown.top) scroller.scrollTop -= shown.top - top
  const now = element.getBoundingClientRect()
  if (now.top < 0 || now.bottom > window.innerHeight) element.scrollIntoView({ block: 'nearest' })
}
