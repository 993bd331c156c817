/** Brings the heading of a part to the window's top, with the focus; false where there is none. */
export function focusPlace(id: string): boolean {
  const heading = document.getElementById(id)
  if (!heading) return false
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
  return true
}
