/** Opens the group with this heading, scrolls the heading to the top and focuses it. Returns false if there is none. */
export function focusSection(id: string): boolean {
  const heading = document.getElementById(id)
  if (!heading) return false
  openGroup(id)
  const target = heading.closest('summary') ?? heading
  if (target === heading) heading.tabIndex = -1
  target.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
  return true
}

/** Opens the group with this heading; does nothing for a section that is always open. */
export function openGroup(id: string): void {
  const group = document.getElementById(id)?.closest('details')
  if (group) group.open = true
}

/** Whether this section's heading has the focus. */
export function isSectionFocused(id: string): boolean {
  const heading = document.getElementById(id)
  return heading !== null && document.activeElement === (heading.closest('summary') ?? heading)
}
