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

/**
 * Shows what has opened below an element; where the page is what scrolls, as on a phone, no more of it than leaves room for
 * that element below the `head` that stays. What scrolls by itself is too low for both.
 */
export function showBelow(
  kept: HTMLElement,
  opened: HTMLElement,
  scroller: HTMLElement,
  head: Element | null,
): void {
  showWhole(opened, scroller)
  if (scroller.scrollHeight > scroller.clientHeight) return
  const hidden = (head?.getBoundingClientRect().bottom ?? 0) - kept.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, -hidden)
}
