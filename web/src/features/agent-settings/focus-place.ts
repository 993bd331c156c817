/** Opens the group with this heading, and brings the heading to the window's top with the focus. False if there is none. */
export function focusPlace(id: string): boolean {
  const heading = document.getElementById(id)
  if (!heading) return false
  openGroup(id)
  const target = heading.closest('summary') ?? heading
  if (target === heading) heading.tabIndex = -1
  target.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
  return true
}

/** Opens the group with this heading; a part that is always open stays as it is. */
export function openGroup(id: string): void {
  const group = document.getElementById(id)?.closest('details')
  if (group) group.open = true
}

/** Whether the heading of this part has the focus. */
export function isPlaceFocused(id: string): boolean {
  const heading = document.getElementById(id)
  return heading !== null && document.activeElement === (heading.closest('summary') ?? heading)
}
