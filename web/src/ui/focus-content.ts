/** For menus that lead to another screen: once it has the focus, closing the menu doesn't take it away again. */
export function leaveFocusOnContent(event: Event) {
  if (document.activeElement?.matches('main')) event.preventDefault()
}

/** The next key press begins at the screen's content. */
export function focusContent() {
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
