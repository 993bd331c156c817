/** For menus that lead to another screen: once it has the focus, closing the menu doesn't take it away again. */
export function leaveFocusOnContent(event: Event) {
  if (document.activeElement?.id === 'content') event.preventDefault()
}

/** The next key press begins at the screen's content. */
export function focusContent() {
  document.getElementById('content')?.focus({ preventScroll: true })
}
