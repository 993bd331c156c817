/** What begins something that isn't to be begun twice; a button that can be off says whether it is. */
const acting = 'button[type="submit"], .dialog-actions button, button[aria-disabled]'

/**
 * Takes a double click on a button that sends a form, acts in a dialog, or is off while it acts, as the one press that it was
 * meant for: the second comes before the screen can show that the first is under way, and would send everything twice.
 */
export function takeDoubleClickAsOnePress(): void {
  // A form that has come in the place of another one is pressed for the first time, however soon.
  let pressed: Element | null = null
  const ignore = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(acting) : null
    const isAnother = event.detail < 2 || button === null || button !== pressed
    pressed = button
    if (isAnother) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true })
}
