/** Brings the heading of a part to the window's top, with the focus; false where there is none. */
export function focusPlace(id: string): boolean {
  const heading = focusHeading(id)
  heading?.scrollIntoView({ block: 'start' })
  return heading !== null
}

/** Gives the heading of a part the focus, wherever it stands. */
export function focusHeading(id: string): HTMLElement | null {
  const heading = document.getElementById(id)
  if (!heading) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}
