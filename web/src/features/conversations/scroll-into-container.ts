/**
 * Scrolls the container as little as needed to show the whole element. Scrolls the page only if the container isn't in
 * view there.
 */
export function scrollIntoContainer(element: HTMLElement, scroller: HTMLElement): void {
  const shown = scroller.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > shown.bottom) scroller.scrollTop += Math.min(bottom - shown.bottom, top - shown.top)
  else if (top < shown.top) scroller.scrollTop -= shown.top - top
  const now = element.getBoundingClientRect()
  if (now.top < 0 || now.bottom > window.innerHeight) element.scrollIntoView({ block: 'nearest' })
}

/**
 * Scrolls to an element that opened below another. If the page itself scrolls, as on a phone, keeps the `kept` element
 * visible below the sticky `head`. A container that scrolls by itself is too low for both.
 */
export function scrollToOpened(
  kept: HTMLElement,
  opened: HTMLElement,
  scroller: HTMLElement,
  head: Element | null,
): void {
  scrollIntoContainer(opened, scroller)
  if (scroller.scrollHeight > scroller.clientHeight) return
  const hidden = (head?.getBoundingClientRect().bottom ?? 0) - kept.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, -hidden)
}
