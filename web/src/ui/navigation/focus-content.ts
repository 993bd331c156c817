/** For menus that lead to another screen: if the content has the focus, closing the menu doesn't take it away. */
export function keepFocusOnContent(event: Event) {
  if (document.activeElement?.matches('main')) event.preventDefault()
}

/** Moves the focus to the screen's content. */
export function focusContent() {
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
